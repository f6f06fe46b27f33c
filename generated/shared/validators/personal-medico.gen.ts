// Generated from schemas/entities/personas/personal-medico.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, email, uuid } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePersonalMedico: Validator = validate0;

const schema0 = {"type":"object","properties":{"personaId":{"type":"integer","minimum":1},"persona":{"type":"object","properties":{"nombre":{"type":"string","minLength":1,"maxLength":60,"pattern":"^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"},"primerApellido":{"type":"string","minLength":1,"maxLength":60,"pattern":"^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$|^[1-9]\\d{0,5}$"},"segundoApellido":{"type":"string","maxLength":60,"pattern":"^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"},"curp":{"type":"string","minLength":18,"maxLength":18},"genero":{"type":"string","enum":["H","M","X"]},"fechaNacimiento":{"type":"string","format":"date"},"paisNacimiento":{"type":"string","maxLength":2},"estadoNacimiento":{"type":"string","maxLength":2},"telefono":{"type":"string","maxLength":16,"pattern":"^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"},"correo":{"type":"string","format":"email","maxLength":120}},"required":["nombre","primerApellido"],"additionalProperties":false},"tipo":{"type":"string","enum":["MEDICO","ENFERMERIA","QUIMICO","FARMACEUTICO","ODONTOLOGO","PSICOLOGO","TRABAJO_SOCIAL","TECNICO","ADMINISTRATIVO","OTRO"]},"unidadId":{"type":"integer"},"nucleoIds":{"type":"array","items":{"type":"integer"},"uniqueItems":true,"maxItems":20},"turno":{"type":"string","enum":["MATUTINO","VESPERTINO","NOCTURNO_A","NOCTURNO_B","JORNADA_ACUMULADA","MIXTO"]},"cargoCodigo":{"type":"string","maxLength":10,"pattern":"^[A-Z0-9]+$"},"cargoNombre":{"type":"string","maxLength":100},"numeroEmpleado":{"type":"string","maxLength":20},"especialidadId":{"type":"integer"},"cedulaProfesional":{"type":"string","maxLength":8,"pattern":"^\\d{7,8}$"},"cedulaEspecialidad":{"type":"string","maxLength":8,"pattern":"^\\d{7,8}$"},"firmaImagenId":{"type":"string","format":"uuid","maxLength":36},"puedePrescribir":{"type":"boolean"},"puedePrescribirControlados":{"type":"boolean"},"foliosControlados":{"type":"array","items":{"type":"object","properties":{"serie":{"type":"string","minLength":1,"maxLength":10},"desde":{"type":"integer","minimum":1},"hasta":{"type":"integer","minimum":1},"usados":{"type":"integer","minimum":0}},"required":["serie","desde","hasta"],"additionalProperties":false},"maxItems":50},"puedeAutorizarOrdenCargo":{"type":"boolean"},"fechaBaja":{"type":"string","format":"date"},"motivoBaja":{"type":"string","minLength":1,"maxLength":200}},"required":["tipo","unidadId","turno"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func2 = codePointLength;
const pattern0 = new RegExp("^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$", "u");
const pattern1 = new RegExp("^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$|^[1-9]\\d{0,5}$", "u");
const pattern3 = new RegExp("^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$", "u");
const pattern4 = new RegExp("^[A-Z0-9]+$", "u");
const pattern5 = new RegExp("^\\d{7,8}$", "u");
const formats0 = date;
const formats2 = email;
const formats4 = uuid;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tipo === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.unidadId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "unidadId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.turno === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "turno"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.personaId !== undefined){
let data0 = data.personaId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/personaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/personaId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.persona !== undefined){
let data1 = data.persona;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.nombre === undefined){
const err6 = {instancePath:instancePath+"/persona",keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data1.primerApellido === undefined){
const err7 = {instancePath:instancePath+"/persona",keyword:"required",params:{missingProperty: "primerApellido"}};
(vErrors ??= []).push(err7);
errors++;
}
for(const key1 in data1){
if(!(func0.call(schema0.properties.persona.properties, key1))){
const err8 = {instancePath:instancePath+"/persona",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data1.nombre !== undefined){
let data2 = data1.nombre;
if(typeof data2 === "string"){
if(func2(data2) > 60){
const err9 = {instancePath:instancePath+"/persona/nombre",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err9);
errors++;
}
if(func2(data2) < 1){
const err10 = {instancePath:instancePath+"/persona/nombre",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
if(!pattern0.test(data2)){
const err11 = {instancePath:instancePath+"/persona/nombre",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/persona/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data1.primerApellido !== undefined){
let data3 = data1.primerApellido;
if(typeof data3 === "string"){
if(func2(data3) > 60){
const err13 = {instancePath:instancePath+"/persona/primerApellido",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err13);
errors++;
}
if(func2(data3) < 1){
const err14 = {instancePath:instancePath+"/persona/primerApellido",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err14);
errors++;
}
if(!pattern1.test(data3)){
const err15 = {instancePath:instancePath+"/persona/primerApellido",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$|^[1-9]\\d{0,5}$"}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/persona/primerApellido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data1.segundoApellido !== undefined){
let data4 = data1.segundoApellido;
if(typeof data4 === "string"){
if(func2(data4) > 60){
const err17 = {instancePath:instancePath+"/persona/segundoApellido",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err17);
errors++;
}
if(!pattern0.test(data4)){
const err18 = {instancePath:instancePath+"/persona/segundoApellido",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"}};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/persona/segundoApellido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data1.curp !== undefined){
let data5 = data1.curp;
if(typeof data5 === "string"){
if(func2(data5) > 18){
const err20 = {instancePath:instancePath+"/persona/curp",keyword:"maxLength",params:{limit: 18}};
(vErrors ??= []).push(err20);
errors++;
}
if(func2(data5) < 18){
const err21 = {instancePath:instancePath+"/persona/curp",keyword:"minLength",params:{limit: 18}};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/persona/curp",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data1.genero !== undefined){
let data6 = data1.genero;
if(typeof data6 !== "string"){
const err23 = {instancePath:instancePath+"/persona/genero",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err23);
errors++;
}
if(!(((data6 === "H") || (data6 === "M")) || (data6 === "X"))){
const err24 = {instancePath:instancePath+"/persona/genero",keyword:"enum",params:{}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data1.fechaNacimiento !== undefined){
let data7 = data1.fechaNacimiento;
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err25 = {instancePath:instancePath+"/persona/fechaNacimiento",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/persona/fechaNacimiento",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data1.paisNacimiento !== undefined){
let data8 = data1.paisNacimiento;
if(typeof data8 === "string"){
if(func2(data8) > 2){
const err27 = {instancePath:instancePath+"/persona/paisNacimiento",keyword:"maxLength",params:{limit: 2}};
(vErrors ??= []).push(err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/persona/paisNacimiento",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data1.estadoNacimiento !== undefined){
let data9 = data1.estadoNacimiento;
if(typeof data9 === "string"){
if(func2(data9) > 2){
const err29 = {instancePath:instancePath+"/persona/estadoNacimiento",keyword:"maxLength",params:{limit: 2}};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/persona/estadoNacimiento",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data1.telefono !== undefined){
let data10 = data1.telefono;
if(typeof data10 === "string"){
if(func2(data10) > 16){
const err31 = {instancePath:instancePath+"/persona/telefono",keyword:"maxLength",params:{limit: 16}};
(vErrors ??= []).push(err31);
errors++;
}
if(!pattern3.test(data10)){
const err32 = {instancePath:instancePath+"/persona/telefono",keyword:"pattern",params:{pattern: "^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"}};
(vErrors ??= []).push(err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/persona/telefono",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data1.correo !== undefined){
let data11 = data1.correo;
if(typeof data11 === "string"){
if(func2(data11) > 120){
const err34 = {instancePath:instancePath+"/persona/correo",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err34);
errors++;
}
if(!(formats2(data11))){
const err35 = {instancePath:instancePath+"/persona/correo",keyword:"format",params:{format: "email"}};
(vErrors ??= []).push(err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/persona/correo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/persona",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.tipo !== undefined){
let data12 = data.tipo;
if(typeof data12 !== "string"){
const err38 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err38);
errors++;
}
if(!((((((((((data12 === "MEDICO") || (data12 === "ENFERMERIA")) || (data12 === "QUIMICO")) || (data12 === "FARMACEUTICO")) || (data12 === "ODONTOLOGO")) || (data12 === "PSICOLOGO")) || (data12 === "TRABAJO_SOCIAL")) || (data12 === "TECNICO")) || (data12 === "ADMINISTRATIVO")) || (data12 === "OTRO"))){
const err39 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.unidadId !== undefined){
let data13 = data.unidadId;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err40 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data.nucleoIds !== undefined){
let data14 = data.nucleoIds;
if(Array.isArray(data14)){
if(data14.length > 20){
const err41 = {instancePath:instancePath+"/nucleoIds",keyword:"maxItems",params:{limit: 20}};
(vErrors ??= []).push(err41);
errors++;
}
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err42 = {instancePath:instancePath+"/nucleoIds/" + i0,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err42);
errors++;
}
}
let i1 = data14.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data14[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err43 = {instancePath:instancePath+"/nucleoIds",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err43);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err44 = {instancePath:instancePath+"/nucleoIds",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data.turno !== undefined){
let data16 = data.turno;
if(typeof data16 !== "string"){
const err45 = {instancePath:instancePath+"/turno",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err45);
errors++;
}
if(!((((((data16 === "MATUTINO") || (data16 === "VESPERTINO")) || (data16 === "NOCTURNO_A")) || (data16 === "NOCTURNO_B")) || (data16 === "JORNADA_ACUMULADA")) || (data16 === "MIXTO"))){
const err46 = {instancePath:instancePath+"/turno",keyword:"enum",params:{}};
(vErrors ??= []).push(err46);
errors++;
}
}
if(data.cargoCodigo !== undefined){
let data17 = data.cargoCodigo;
if(typeof data17 === "string"){
if(func2(data17) > 10){
const err47 = {instancePath:instancePath+"/cargoCodigo",keyword:"maxLength",params:{limit: 10}};
(vErrors ??= []).push(err47);
errors++;
}
if(!pattern4.test(data17)){
const err48 = {instancePath:instancePath+"/cargoCodigo",keyword:"pattern",params:{pattern: "^[A-Z0-9]+$"}};
(vErrors ??= []).push(err48);
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/cargoCodigo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err49);
errors++;
}
}
if(data.cargoNombre !== undefined){
let data18 = data.cargoNombre;
if(typeof data18 === "string"){
if(func2(data18) > 100){
const err50 = {instancePath:instancePath+"/cargoNombre",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err50);
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/cargoNombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err51);
errors++;
}
}
if(data.numeroEmpleado !== undefined){
let data19 = data.numeroEmpleado;
if(typeof data19 === "string"){
if(func2(data19) > 20){
const err52 = {instancePath:instancePath+"/numeroEmpleado",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err52);
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/numeroEmpleado",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err53);
errors++;
}
}
if(data.especialidadId !== undefined){
let data20 = data.especialidadId;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err54 = {instancePath:instancePath+"/especialidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err54);
errors++;
}
}
if(data.cedulaProfesional !== undefined){
let data21 = data.cedulaProfesional;
if(typeof data21 === "string"){
if(func2(data21) > 8){
const err55 = {instancePath:instancePath+"/cedulaProfesional",keyword:"maxLength",params:{limit: 8}};
(vErrors ??= []).push(err55);
errors++;
}
if(!pattern5.test(data21)){
const err56 = {instancePath:instancePath+"/cedulaProfesional",keyword:"pattern",params:{pattern: "^\\d{7,8}$"}};
(vErrors ??= []).push(err56);
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/cedulaProfesional",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err57);
errors++;
}
}
if(data.cedulaEspecialidad !== undefined){
let data22 = data.cedulaEspecialidad;
if(typeof data22 === "string"){
if(func2(data22) > 8){
const err58 = {instancePath:instancePath+"/cedulaEspecialidad",keyword:"maxLength",params:{limit: 8}};
(vErrors ??= []).push(err58);
errors++;
}
if(!pattern5.test(data22)){
const err59 = {instancePath:instancePath+"/cedulaEspecialidad",keyword:"pattern",params:{pattern: "^\\d{7,8}$"}};
(vErrors ??= []).push(err59);
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/cedulaEspecialidad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err60);
errors++;
}
}
if(data.firmaImagenId !== undefined){
let data23 = data.firmaImagenId;
if(typeof data23 === "string"){
if(func2(data23) > 36){
const err61 = {instancePath:instancePath+"/firmaImagenId",keyword:"maxLength",params:{limit: 36}};
(vErrors ??= []).push(err61);
errors++;
}
if(!(formats4(data23))){
const err62 = {instancePath:instancePath+"/firmaImagenId",keyword:"format",params:{format: "uuid"}};
(vErrors ??= []).push(err62);
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/firmaImagenId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err63);
errors++;
}
}
if(data.puedePrescribir !== undefined){
if(typeof data.puedePrescribir !== "boolean"){
const err64 = {instancePath:instancePath+"/puedePrescribir",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err64);
errors++;
}
}
if(data.puedePrescribirControlados !== undefined){
if(typeof data.puedePrescribirControlados !== "boolean"){
const err65 = {instancePath:instancePath+"/puedePrescribirControlados",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err65);
errors++;
}
}
if(data.foliosControlados !== undefined){
let data26 = data.foliosControlados;
if(Array.isArray(data26)){
if(data26.length > 50){
const err66 = {instancePath:instancePath+"/foliosControlados",keyword:"maxItems",params:{limit: 50}};
(vErrors ??= []).push(err66);
errors++;
}
const len1 = data26.length;
for(let i2=0; i2<len1; i2++){
let data27 = data26[i2];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.serie === undefined){
const err67 = {instancePath:instancePath+"/foliosControlados/" + i2,keyword:"required",params:{missingProperty: "serie"}};
(vErrors ??= []).push(err67);
errors++;
}
if(data27.desde === undefined){
const err68 = {instancePath:instancePath+"/foliosControlados/" + i2,keyword:"required",params:{missingProperty: "desde"}};
(vErrors ??= []).push(err68);
errors++;
}
if(data27.hasta === undefined){
const err69 = {instancePath:instancePath+"/foliosControlados/" + i2,keyword:"required",params:{missingProperty: "hasta"}};
(vErrors ??= []).push(err69);
errors++;
}
for(const key2 in data27){
if(!((((key2 === "serie") || (key2 === "desde")) || (key2 === "hasta")) || (key2 === "usados"))){
const err70 = {instancePath:instancePath+"/foliosControlados/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err70);
errors++;
}
}
if(data27.serie !== undefined){
let data28 = data27.serie;
if(typeof data28 === "string"){
if(func2(data28) > 10){
const err71 = {instancePath:instancePath+"/foliosControlados/" + i2+"/serie",keyword:"maxLength",params:{limit: 10}};
(vErrors ??= []).push(err71);
errors++;
}
if(func2(data28) < 1){
const err72 = {instancePath:instancePath+"/foliosControlados/" + i2+"/serie",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err72);
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/foliosControlados/" + i2+"/serie",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err73);
errors++;
}
}
if(data27.desde !== undefined){
let data29 = data27.desde;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err74 = {instancePath:instancePath+"/foliosControlados/" + i2+"/desde",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err74);
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 < 1 || isNaN(data29)){
const err75 = {instancePath:instancePath+"/foliosControlados/" + i2+"/desde",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err75);
errors++;
}
}
}
if(data27.hasta !== undefined){
let data30 = data27.hasta;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err76 = {instancePath:instancePath+"/foliosControlados/" + i2+"/hasta",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err76);
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 1 || isNaN(data30)){
const err77 = {instancePath:instancePath+"/foliosControlados/" + i2+"/hasta",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err77);
errors++;
}
}
}
if(data27.usados !== undefined){
let data31 = data27.usados;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err78 = {instancePath:instancePath+"/foliosControlados/" + i2+"/usados",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err78);
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
const err79 = {instancePath:instancePath+"/foliosControlados/" + i2+"/usados",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err79);
errors++;
}
}
}
}
else {
const err80 = {instancePath:instancePath+"/foliosControlados/" + i2,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err80);
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/foliosControlados",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err81);
errors++;
}
}
if(data.puedeAutorizarOrdenCargo !== undefined){
if(typeof data.puedeAutorizarOrdenCargo !== "boolean"){
const err82 = {instancePath:instancePath+"/puedeAutorizarOrdenCargo",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err82);
errors++;
}
}
if(data.fechaBaja !== undefined){
let data33 = data.fechaBaja;
if(typeof data33 === "string"){
if(!(formats0(data33))){
const err83 = {instancePath:instancePath+"/fechaBaja",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err83);
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/fechaBaja",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err84);
errors++;
}
}
if(data.motivoBaja !== undefined){
let data34 = data.motivoBaja;
if(typeof data34 === "string"){
if(func2(data34) > 200){
const err85 = {instancePath:instancePath+"/motivoBaja",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err85);
errors++;
}
if(func2(data34) < 1){
const err86 = {instancePath:instancePath+"/motivoBaja",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err86);
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/motivoBaja",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err87);
errors++;
}
}
}
else {
const err88 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err88);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
