// Generated from schemas/entities/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces, date, email, uri, uuid } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePaciente: Validator = validate0;

const schema0 = {"type":"object","properties":{"personaId":{"type":"integer","minimum":1},"persona":{"type":"object","properties":{"nombre":{"type":"string","minLength":1,"maxLength":60,"pattern":"^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"},"primerApellido":{"type":"string","minLength":1,"maxLength":60,"pattern":"^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$|^[1-9]\\d{0,5}$"},"segundoApellido":{"type":"string","maxLength":60,"pattern":"^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"},"curp":{"type":"string","minLength":18,"maxLength":18},"genero":{"type":"string","enum":["H","M","X"]},"fechaNacimiento":{"type":"string","format":"date"},"paisNacimiento":{"type":"string","maxLength":2},"estadoNacimiento":{"type":"string","maxLength":2},"telefono":{"type":"string","maxLength":16,"pattern":"^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"},"correo":{"type":"string","format":"email","maxLength":120}},"required":["nombre","primerApellido"],"additionalProperties":false},"fechaNacimientoEstimada":{"type":"boolean"},"motivoSinCurp":{"type":"string","enum":["RECIEN_NACIDO","EXTRANJERO","NO_IDENTIFICADO","EN_TRAMITE","SE_NIEGA"]},"senas":{"type":"string","maxLength":300},"unidadId":{"type":"integer"},"nacionalidad":{"type":"string","maxLength":2},"afiliacion":{"type":"string","enum":["NINGUNA","IMSS_BIENESTAR","IMSS","ISSSTE","PEMEX","SEDENA","SEMAR","SEGURO_PRIVADO","OTRA","SE_IGNORA"]},"numeroAfiliacion":{"type":"string","maxLength":20},"domicilio":{"type":"object","properties":{"calle":{"type":"string","minLength":1,"maxLength":120},"numeroExterior":{"type":"string","maxLength":15},"numeroInterior":{"type":"string","maxLength":15},"codigoPostal":{"type":"string","maxLength":5,"pattern":"^\\d{5}$"},"estadoClave":{"type":"string","minLength":1,"maxLength":2},"municipioId":{"type":"integer"},"coloniaId":{"type":"integer"},"coloniaTexto":{"type":"string","maxLength":100},"entreCalles":{"type":"string","maxLength":160},"referencias":{"type":"string","maxLength":300},"latitud":{"type":"number","minimum":-90,"maximum":90,"multipleOf":0.000001},"longitud":{"type":"number","minimum":-180,"maximum":180,"multipleOf":0.000001}},"required":["calle","estadoClave","municipioId"],"additionalProperties":false},"contactos":{"type":"array","items":{"type":"object","properties":{"nombre":{"type":"string","minLength":3,"maxLength":120,"pattern":"^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"},"parentescoId":{"type":"integer"},"telefono":{"type":"string","maxLength":16,"pattern":"^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"},"esResponsableLegal":{"type":"boolean"}},"required":["nombre","parentescoId"],"additionalProperties":false},"maxItems":10},"grupoSanguineo":{"type":"string","enum":["A+","A-","B+","B-","AB+","AB-","O+","O-","NS"]},"alergiasNegadas":{"type":"boolean"},"alergias":{"type":"array","items":{"type":"object","properties":{"sustancia":{"type":"string","minLength":2,"maxLength":120},"sustanciaId":{"type":"integer"},"insumoId":{"type":"integer"},"tipo":{"type":"string","enum":["MEDICAMENTO","ALIMENTO","AMBIENTAL","LATEX","OTRO"]},"reaccion":{"type":"string","maxLength":200},"gravedad":{"type":"string","enum":["LEVE","MODERADA","GRAVE"]},"estado":{"type":"string","enum":["ACTIVA","INACTIVA"]},"fecha":{"type":"string","format":"date"}},"required":["sustancia","tipo","gravedad","estado"],"additionalProperties":false},"maxItems":50},"padecimientosCronicos":{"type":"array","items":{"type":"object","properties":{"diagnosticoId":{"type":"integer"},"desde":{"type":"string","format":"date"},"estado":{"type":"string","enum":["ACTIVO","CONTROLADO","RESUELTO"]}},"required":["diagnosticoId","estado"],"additionalProperties":false},"maxItems":30},"discapacidades":{"type":"array","items":{"type":"string","minLength":2,"maxLength":60},"uniqueItems":true,"maxItems":10},"requiereInterprete":{"type":"boolean"},"embarazo":{"type":"object","properties":{"activo":{"type":"boolean"},"fum":{"type":"string","format":"date"},"altoRiesgo":{"type":"boolean"}},"required":[],"additionalProperties":false},"fotoId":{"type":"string","format":"uuid","maxLength":36},"avisoPrivacidad":{"type":"object","properties":{"aceptado":{"type":"boolean"},"fecha":{"type":"string","format":"date"},"version":{"type":"string","maxLength":20},"firmaUrl":{"type":"string","format":"uri","maxLength":300}},"required":[],"additionalProperties":false}},"required":["fechaNacimientoEstimada","unidadId","afiliacion"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func2 = codePointLength;
const pattern0 = new RegExp("^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$", "u");
const pattern1 = new RegExp("^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$|^[1-9]\\d{0,5}$", "u");
const pattern3 = new RegExp("^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$", "u");
const pattern4 = new RegExp("^\\d{5}$", "u");
const formats0 = date;
const formats2 = email;
const formats10 = uuid;
const formats14 = uri;

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
if(data.fechaNacimientoEstimada === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "fechaNacimientoEstimada"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.unidadId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "unidadId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.afiliacion === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "afiliacion"}};
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
if(data.fechaNacimientoEstimada !== undefined){
if(typeof data.fechaNacimientoEstimada !== "boolean"){
const err38 = {instancePath:instancePath+"/fechaNacimientoEstimada",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.motivoSinCurp !== undefined){
let data13 = data.motivoSinCurp;
if(typeof data13 !== "string"){
const err39 = {instancePath:instancePath+"/motivoSinCurp",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err39);
errors++;
}
if(!(((((data13 === "RECIEN_NACIDO") || (data13 === "EXTRANJERO")) || (data13 === "NO_IDENTIFICADO")) || (data13 === "EN_TRAMITE")) || (data13 === "SE_NIEGA"))){
const err40 = {instancePath:instancePath+"/motivoSinCurp",keyword:"enum",params:{}};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data.senas !== undefined){
let data14 = data.senas;
if(typeof data14 === "string"){
if(func2(data14) > 300){
const err41 = {instancePath:instancePath+"/senas",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err41);
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/senas",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data.unidadId !== undefined){
let data15 = data.unidadId;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err43 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.nacionalidad !== undefined){
let data16 = data.nacionalidad;
if(typeof data16 === "string"){
if(func2(data16) > 2){
const err44 = {instancePath:instancePath+"/nacionalidad",keyword:"maxLength",params:{limit: 2}};
(vErrors ??= []).push(err44);
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/nacionalidad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data.afiliacion !== undefined){
let data17 = data.afiliacion;
if(typeof data17 !== "string"){
const err46 = {instancePath:instancePath+"/afiliacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err46);
errors++;
}
if(!((((((((((data17 === "NINGUNA") || (data17 === "IMSS_BIENESTAR")) || (data17 === "IMSS")) || (data17 === "ISSSTE")) || (data17 === "PEMEX")) || (data17 === "SEDENA")) || (data17 === "SEMAR")) || (data17 === "SEGURO_PRIVADO")) || (data17 === "OTRA")) || (data17 === "SE_IGNORA"))){
const err47 = {instancePath:instancePath+"/afiliacion",keyword:"enum",params:{}};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data.numeroAfiliacion !== undefined){
let data18 = data.numeroAfiliacion;
if(typeof data18 === "string"){
if(func2(data18) > 20){
const err48 = {instancePath:instancePath+"/numeroAfiliacion",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err48);
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/numeroAfiliacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err49);
errors++;
}
}
if(data.domicilio !== undefined){
let data19 = data.domicilio;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.calle === undefined){
const err50 = {instancePath:instancePath+"/domicilio",keyword:"required",params:{missingProperty: "calle"}};
(vErrors ??= []).push(err50);
errors++;
}
if(data19.estadoClave === undefined){
const err51 = {instancePath:instancePath+"/domicilio",keyword:"required",params:{missingProperty: "estadoClave"}};
(vErrors ??= []).push(err51);
errors++;
}
if(data19.municipioId === undefined){
const err52 = {instancePath:instancePath+"/domicilio",keyword:"required",params:{missingProperty: "municipioId"}};
(vErrors ??= []).push(err52);
errors++;
}
for(const key2 in data19){
if(!(func0.call(schema0.properties.domicilio.properties, key2))){
const err53 = {instancePath:instancePath+"/domicilio",keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err53);
errors++;
}
}
if(data19.calle !== undefined){
let data20 = data19.calle;
if(typeof data20 === "string"){
if(func2(data20) > 120){
const err54 = {instancePath:instancePath+"/domicilio/calle",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err54);
errors++;
}
if(func2(data20) < 1){
const err55 = {instancePath:instancePath+"/domicilio/calle",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err55);
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/domicilio/calle",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err56);
errors++;
}
}
if(data19.numeroExterior !== undefined){
let data21 = data19.numeroExterior;
if(typeof data21 === "string"){
if(func2(data21) > 15){
const err57 = {instancePath:instancePath+"/domicilio/numeroExterior",keyword:"maxLength",params:{limit: 15}};
(vErrors ??= []).push(err57);
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/domicilio/numeroExterior",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err58);
errors++;
}
}
if(data19.numeroInterior !== undefined){
let data22 = data19.numeroInterior;
if(typeof data22 === "string"){
if(func2(data22) > 15){
const err59 = {instancePath:instancePath+"/domicilio/numeroInterior",keyword:"maxLength",params:{limit: 15}};
(vErrors ??= []).push(err59);
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/domicilio/numeroInterior",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err60);
errors++;
}
}
if(data19.codigoPostal !== undefined){
let data23 = data19.codigoPostal;
if(typeof data23 === "string"){
if(func2(data23) > 5){
const err61 = {instancePath:instancePath+"/domicilio/codigoPostal",keyword:"maxLength",params:{limit: 5}};
(vErrors ??= []).push(err61);
errors++;
}
if(!pattern4.test(data23)){
const err62 = {instancePath:instancePath+"/domicilio/codigoPostal",keyword:"pattern",params:{pattern: "^\\d{5}$"}};
(vErrors ??= []).push(err62);
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/domicilio/codigoPostal",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err63);
errors++;
}
}
if(data19.estadoClave !== undefined){
let data24 = data19.estadoClave;
if(typeof data24 === "string"){
if(func2(data24) > 2){
const err64 = {instancePath:instancePath+"/domicilio/estadoClave",keyword:"maxLength",params:{limit: 2}};
(vErrors ??= []).push(err64);
errors++;
}
if(func2(data24) < 1){
const err65 = {instancePath:instancePath+"/domicilio/estadoClave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err65);
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/domicilio/estadoClave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err66);
errors++;
}
}
if(data19.municipioId !== undefined){
let data25 = data19.municipioId;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err67 = {instancePath:instancePath+"/domicilio/municipioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err67);
errors++;
}
}
if(data19.coloniaId !== undefined){
let data26 = data19.coloniaId;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err68 = {instancePath:instancePath+"/domicilio/coloniaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err68);
errors++;
}
}
if(data19.coloniaTexto !== undefined){
let data27 = data19.coloniaTexto;
if(typeof data27 === "string"){
if(func2(data27) > 100){
const err69 = {instancePath:instancePath+"/domicilio/coloniaTexto",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err69);
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/domicilio/coloniaTexto",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err70);
errors++;
}
}
if(data19.entreCalles !== undefined){
let data28 = data19.entreCalles;
if(typeof data28 === "string"){
if(func2(data28) > 160){
const err71 = {instancePath:instancePath+"/domicilio/entreCalles",keyword:"maxLength",params:{limit: 160}};
(vErrors ??= []).push(err71);
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/domicilio/entreCalles",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err72);
errors++;
}
}
if(data19.referencias !== undefined){
let data29 = data19.referencias;
if(typeof data29 === "string"){
if(func2(data29) > 300){
const err73 = {instancePath:instancePath+"/domicilio/referencias",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err73);
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/domicilio/referencias",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err74);
errors++;
}
}
if(data19.latitud !== undefined){
let data30 = data19.latitud;
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 90 || isNaN(data30)){
const err75 = {instancePath:instancePath+"/domicilio/latitud",keyword:"maximum",params:{comparison: "<=", limit: 90}};
(vErrors ??= []).push(err75);
errors++;
}
if(data30 < -90 || isNaN(data30)){
const err76 = {instancePath:instancePath+"/domicilio/latitud",keyword:"minimum",params:{comparison: ">=", limit: -90}};
(vErrors ??= []).push(err76);
errors++;
}
if(decimalPlaces(data30) > 6){
const err77 = {instancePath:instancePath+"/domicilio/latitud",keyword:"multipleOf",params:{multipleOf: 0.000001}};
(vErrors ??= []).push(err77);
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/domicilio/latitud",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err78);
errors++;
}
}
if(data19.longitud !== undefined){
let data31 = data19.longitud;
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 180 || isNaN(data31)){
const err79 = {instancePath:instancePath+"/domicilio/longitud",keyword:"maximum",params:{comparison: "<=", limit: 180}};
(vErrors ??= []).push(err79);
errors++;
}
if(data31 < -180 || isNaN(data31)){
const err80 = {instancePath:instancePath+"/domicilio/longitud",keyword:"minimum",params:{comparison: ">=", limit: -180}};
(vErrors ??= []).push(err80);
errors++;
}
if(decimalPlaces(data31) > 6){
const err81 = {instancePath:instancePath+"/domicilio/longitud",keyword:"multipleOf",params:{multipleOf: 0.000001}};
(vErrors ??= []).push(err81);
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/domicilio/longitud",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err82);
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/domicilio",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err83);
errors++;
}
}
if(data.contactos !== undefined){
let data32 = data.contactos;
if(Array.isArray(data32)){
if(data32.length > 10){
const err84 = {instancePath:instancePath+"/contactos",keyword:"maxItems",params:{limit: 10}};
(vErrors ??= []).push(err84);
errors++;
}
const len0 = data32.length;
for(let i0=0; i0<len0; i0++){
let data33 = data32[i0];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.nombre === undefined){
const err85 = {instancePath:instancePath+"/contactos/" + i0,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err85);
errors++;
}
if(data33.parentescoId === undefined){
const err86 = {instancePath:instancePath+"/contactos/" + i0,keyword:"required",params:{missingProperty: "parentescoId"}};
(vErrors ??= []).push(err86);
errors++;
}
for(const key3 in data33){
if(!((((key3 === "nombre") || (key3 === "parentescoId")) || (key3 === "telefono")) || (key3 === "esResponsableLegal"))){
const err87 = {instancePath:instancePath+"/contactos/" + i0,keyword:"additionalProperties",params:{additionalProperty: key3}};
(vErrors ??= []).push(err87);
errors++;
}
}
if(data33.nombre !== undefined){
let data34 = data33.nombre;
if(typeof data34 === "string"){
if(func2(data34) > 120){
const err88 = {instancePath:instancePath+"/contactos/" + i0+"/nombre",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err88);
errors++;
}
if(func2(data34) < 3){
const err89 = {instancePath:instancePath+"/contactos/" + i0+"/nombre",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err89);
errors++;
}
if(!pattern0.test(data34)){
const err90 = {instancePath:instancePath+"/contactos/" + i0+"/nombre",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"}};
(vErrors ??= []).push(err90);
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/contactos/" + i0+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err91);
errors++;
}
}
if(data33.parentescoId !== undefined){
let data35 = data33.parentescoId;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err92 = {instancePath:instancePath+"/contactos/" + i0+"/parentescoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err92);
errors++;
}
}
if(data33.telefono !== undefined){
let data36 = data33.telefono;
if(typeof data36 === "string"){
if(func2(data36) > 16){
const err93 = {instancePath:instancePath+"/contactos/" + i0+"/telefono",keyword:"maxLength",params:{limit: 16}};
(vErrors ??= []).push(err93);
errors++;
}
if(!pattern3.test(data36)){
const err94 = {instancePath:instancePath+"/contactos/" + i0+"/telefono",keyword:"pattern",params:{pattern: "^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"}};
(vErrors ??= []).push(err94);
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/contactos/" + i0+"/telefono",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err95);
errors++;
}
}
if(data33.esResponsableLegal !== undefined){
if(typeof data33.esResponsableLegal !== "boolean"){
const err96 = {instancePath:instancePath+"/contactos/" + i0+"/esResponsableLegal",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err96);
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/contactos/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err97);
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/contactos",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err98);
errors++;
}
}
if(data.grupoSanguineo !== undefined){
let data38 = data.grupoSanguineo;
if(typeof data38 !== "string"){
const err99 = {instancePath:instancePath+"/grupoSanguineo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err99);
errors++;
}
if(!(((((((((data38 === "A+") || (data38 === "A-")) || (data38 === "B+")) || (data38 === "B-")) || (data38 === "AB+")) || (data38 === "AB-")) || (data38 === "O+")) || (data38 === "O-")) || (data38 === "NS"))){
const err100 = {instancePath:instancePath+"/grupoSanguineo",keyword:"enum",params:{}};
(vErrors ??= []).push(err100);
errors++;
}
}
if(data.alergiasNegadas !== undefined){
if(typeof data.alergiasNegadas !== "boolean"){
const err101 = {instancePath:instancePath+"/alergiasNegadas",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err101);
errors++;
}
}
if(data.alergias !== undefined){
let data40 = data.alergias;
if(Array.isArray(data40)){
if(data40.length > 50){
const err102 = {instancePath:instancePath+"/alergias",keyword:"maxItems",params:{limit: 50}};
(vErrors ??= []).push(err102);
errors++;
}
const len1 = data40.length;
for(let i1=0; i1<len1; i1++){
let data41 = data40[i1];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.sustancia === undefined){
const err103 = {instancePath:instancePath+"/alergias/" + i1,keyword:"required",params:{missingProperty: "sustancia"}};
(vErrors ??= []).push(err103);
errors++;
}
if(data41.tipo === undefined){
const err104 = {instancePath:instancePath+"/alergias/" + i1,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err104);
errors++;
}
if(data41.gravedad === undefined){
const err105 = {instancePath:instancePath+"/alergias/" + i1,keyword:"required",params:{missingProperty: "gravedad"}};
(vErrors ??= []).push(err105);
errors++;
}
if(data41.estado === undefined){
const err106 = {instancePath:instancePath+"/alergias/" + i1,keyword:"required",params:{missingProperty: "estado"}};
(vErrors ??= []).push(err106);
errors++;
}
for(const key4 in data41){
if(!((((((((key4 === "sustancia") || (key4 === "sustanciaId")) || (key4 === "insumoId")) || (key4 === "tipo")) || (key4 === "reaccion")) || (key4 === "gravedad")) || (key4 === "estado")) || (key4 === "fecha"))){
const err107 = {instancePath:instancePath+"/alergias/" + i1,keyword:"additionalProperties",params:{additionalProperty: key4}};
(vErrors ??= []).push(err107);
errors++;
}
}
if(data41.sustancia !== undefined){
let data42 = data41.sustancia;
if(typeof data42 === "string"){
if(func2(data42) > 120){
const err108 = {instancePath:instancePath+"/alergias/" + i1+"/sustancia",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err108);
errors++;
}
if(func2(data42) < 2){
const err109 = {instancePath:instancePath+"/alergias/" + i1+"/sustancia",keyword:"minLength",params:{limit: 2}};
(vErrors ??= []).push(err109);
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/alergias/" + i1+"/sustancia",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err110);
errors++;
}
}
if(data41.sustanciaId !== undefined){
let data43 = data41.sustanciaId;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err111 = {instancePath:instancePath+"/alergias/" + i1+"/sustanciaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err111);
errors++;
}
}
if(data41.insumoId !== undefined){
let data44 = data41.insumoId;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err112 = {instancePath:instancePath+"/alergias/" + i1+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err112);
errors++;
}
}
if(data41.tipo !== undefined){
let data45 = data41.tipo;
if(typeof data45 !== "string"){
const err113 = {instancePath:instancePath+"/alergias/" + i1+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err113);
errors++;
}
if(!(((((data45 === "MEDICAMENTO") || (data45 === "ALIMENTO")) || (data45 === "AMBIENTAL")) || (data45 === "LATEX")) || (data45 === "OTRO"))){
const err114 = {instancePath:instancePath+"/alergias/" + i1+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err114);
errors++;
}
}
if(data41.reaccion !== undefined){
let data46 = data41.reaccion;
if(typeof data46 === "string"){
if(func2(data46) > 200){
const err115 = {instancePath:instancePath+"/alergias/" + i1+"/reaccion",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err115);
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/alergias/" + i1+"/reaccion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err116);
errors++;
}
}
if(data41.gravedad !== undefined){
let data47 = data41.gravedad;
if(typeof data47 !== "string"){
const err117 = {instancePath:instancePath+"/alergias/" + i1+"/gravedad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err117);
errors++;
}
if(!(((data47 === "LEVE") || (data47 === "MODERADA")) || (data47 === "GRAVE"))){
const err118 = {instancePath:instancePath+"/alergias/" + i1+"/gravedad",keyword:"enum",params:{}};
(vErrors ??= []).push(err118);
errors++;
}
}
if(data41.estado !== undefined){
let data48 = data41.estado;
if(typeof data48 !== "string"){
const err119 = {instancePath:instancePath+"/alergias/" + i1+"/estado",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err119);
errors++;
}
if(!((data48 === "ACTIVA") || (data48 === "INACTIVA"))){
const err120 = {instancePath:instancePath+"/alergias/" + i1+"/estado",keyword:"enum",params:{}};
(vErrors ??= []).push(err120);
errors++;
}
}
if(data41.fecha !== undefined){
let data49 = data41.fecha;
if(typeof data49 === "string"){
if(!(formats0(data49))){
const err121 = {instancePath:instancePath+"/alergias/" + i1+"/fecha",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err121);
errors++;
}
}
else {
const err122 = {instancePath:instancePath+"/alergias/" + i1+"/fecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err122);
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/alergias/" + i1,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err123);
errors++;
}
}
}
else {
const err124 = {instancePath:instancePath+"/alergias",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err124);
errors++;
}
}
if(data.padecimientosCronicos !== undefined){
let data50 = data.padecimientosCronicos;
if(Array.isArray(data50)){
if(data50.length > 30){
const err125 = {instancePath:instancePath+"/padecimientosCronicos",keyword:"maxItems",params:{limit: 30}};
(vErrors ??= []).push(err125);
errors++;
}
const len2 = data50.length;
for(let i2=0; i2<len2; i2++){
let data51 = data50[i2];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.diagnosticoId === undefined){
const err126 = {instancePath:instancePath+"/padecimientosCronicos/" + i2,keyword:"required",params:{missingProperty: "diagnosticoId"}};
(vErrors ??= []).push(err126);
errors++;
}
if(data51.estado === undefined){
const err127 = {instancePath:instancePath+"/padecimientosCronicos/" + i2,keyword:"required",params:{missingProperty: "estado"}};
(vErrors ??= []).push(err127);
errors++;
}
for(const key5 in data51){
if(!(((key5 === "diagnosticoId") || (key5 === "desde")) || (key5 === "estado"))){
const err128 = {instancePath:instancePath+"/padecimientosCronicos/" + i2,keyword:"additionalProperties",params:{additionalProperty: key5}};
(vErrors ??= []).push(err128);
errors++;
}
}
if(data51.diagnosticoId !== undefined){
let data52 = data51.diagnosticoId;
if(!(((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52))) && (isFinite(data52)))){
const err129 = {instancePath:instancePath+"/padecimientosCronicos/" + i2+"/diagnosticoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err129);
errors++;
}
}
if(data51.desde !== undefined){
let data53 = data51.desde;
if(typeof data53 === "string"){
if(!(formats0(data53))){
const err130 = {instancePath:instancePath+"/padecimientosCronicos/" + i2+"/desde",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err130);
errors++;
}
}
else {
const err131 = {instancePath:instancePath+"/padecimientosCronicos/" + i2+"/desde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err131);
errors++;
}
}
if(data51.estado !== undefined){
let data54 = data51.estado;
if(typeof data54 !== "string"){
const err132 = {instancePath:instancePath+"/padecimientosCronicos/" + i2+"/estado",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err132);
errors++;
}
if(!(((data54 === "ACTIVO") || (data54 === "CONTROLADO")) || (data54 === "RESUELTO"))){
const err133 = {instancePath:instancePath+"/padecimientosCronicos/" + i2+"/estado",keyword:"enum",params:{}};
(vErrors ??= []).push(err133);
errors++;
}
}
}
else {
const err134 = {instancePath:instancePath+"/padecimientosCronicos/" + i2,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err134);
errors++;
}
}
}
else {
const err135 = {instancePath:instancePath+"/padecimientosCronicos",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err135);
errors++;
}
}
if(data.discapacidades !== undefined){
let data55 = data.discapacidades;
if(Array.isArray(data55)){
if(data55.length > 10){
const err136 = {instancePath:instancePath+"/discapacidades",keyword:"maxItems",params:{limit: 10}};
(vErrors ??= []).push(err136);
errors++;
}
const len3 = data55.length;
for(let i3=0; i3<len3; i3++){
let data56 = data55[i3];
if(typeof data56 === "string"){
if(func2(data56) > 60){
const err137 = {instancePath:instancePath+"/discapacidades/" + i3,keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err137);
errors++;
}
if(func2(data56) < 2){
const err138 = {instancePath:instancePath+"/discapacidades/" + i3,keyword:"minLength",params:{limit: 2}};
(vErrors ??= []).push(err138);
errors++;
}
}
else {
const err139 = {instancePath:instancePath+"/discapacidades/" + i3,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err139);
errors++;
}
}
let i4 = data55.length;
let j0;
if(i4 > 1){
const indices0 = {};
for(;i4--;){
let item0 = data55[i4];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err140 = {instancePath:instancePath+"/discapacidades",keyword:"uniqueItems",params:{i: i4, j: j0}};
(vErrors ??= []).push(err140);
errors++;
break;
}
indices0[item0] = i4;
}
}
}
else {
const err141 = {instancePath:instancePath+"/discapacidades",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err141);
errors++;
}
}
if(data.requiereInterprete !== undefined){
if(typeof data.requiereInterprete !== "boolean"){
const err142 = {instancePath:instancePath+"/requiereInterprete",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err142);
errors++;
}
}
if(data.embarazo !== undefined){
let data58 = data.embarazo;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
for(const key6 in data58){
if(!(((key6 === "activo") || (key6 === "fum")) || (key6 === "altoRiesgo"))){
const err143 = {instancePath:instancePath+"/embarazo",keyword:"additionalProperties",params:{additionalProperty: key6}};
(vErrors ??= []).push(err143);
errors++;
}
}
if(data58.activo !== undefined){
if(typeof data58.activo !== "boolean"){
const err144 = {instancePath:instancePath+"/embarazo/activo",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err144);
errors++;
}
}
if(data58.fum !== undefined){
let data60 = data58.fum;
if(typeof data60 === "string"){
if(!(formats0(data60))){
const err145 = {instancePath:instancePath+"/embarazo/fum",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err145);
errors++;
}
}
else {
const err146 = {instancePath:instancePath+"/embarazo/fum",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err146);
errors++;
}
}
if(data58.altoRiesgo !== undefined){
if(typeof data58.altoRiesgo !== "boolean"){
const err147 = {instancePath:instancePath+"/embarazo/altoRiesgo",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err147);
errors++;
}
}
}
else {
const err148 = {instancePath:instancePath+"/embarazo",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err148);
errors++;
}
}
if(data.fotoId !== undefined){
let data62 = data.fotoId;
if(typeof data62 === "string"){
if(func2(data62) > 36){
const err149 = {instancePath:instancePath+"/fotoId",keyword:"maxLength",params:{limit: 36}};
(vErrors ??= []).push(err149);
errors++;
}
if(!(formats10(data62))){
const err150 = {instancePath:instancePath+"/fotoId",keyword:"format",params:{format: "uuid"}};
(vErrors ??= []).push(err150);
errors++;
}
}
else {
const err151 = {instancePath:instancePath+"/fotoId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err151);
errors++;
}
}
if(data.avisoPrivacidad !== undefined){
let data63 = data.avisoPrivacidad;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
for(const key7 in data63){
if(!((((key7 === "aceptado") || (key7 === "fecha")) || (key7 === "version")) || (key7 === "firmaUrl"))){
const err152 = {instancePath:instancePath+"/avisoPrivacidad",keyword:"additionalProperties",params:{additionalProperty: key7}};
(vErrors ??= []).push(err152);
errors++;
}
}
if(data63.aceptado !== undefined){
if(typeof data63.aceptado !== "boolean"){
const err153 = {instancePath:instancePath+"/avisoPrivacidad/aceptado",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err153);
errors++;
}
}
if(data63.fecha !== undefined){
let data65 = data63.fecha;
if(typeof data65 === "string"){
if(!(formats0(data65))){
const err154 = {instancePath:instancePath+"/avisoPrivacidad/fecha",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err154);
errors++;
}
}
else {
const err155 = {instancePath:instancePath+"/avisoPrivacidad/fecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err155);
errors++;
}
}
if(data63.version !== undefined){
let data66 = data63.version;
if(typeof data66 === "string"){
if(func2(data66) > 20){
const err156 = {instancePath:instancePath+"/avisoPrivacidad/version",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err156);
errors++;
}
}
else {
const err157 = {instancePath:instancePath+"/avisoPrivacidad/version",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err157);
errors++;
}
}
if(data63.firmaUrl !== undefined){
let data67 = data63.firmaUrl;
if(typeof data67 === "string"){
if(func2(data67) > 300){
const err158 = {instancePath:instancePath+"/avisoPrivacidad/firmaUrl",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err158);
errors++;
}
if(!(formats14(data67))){
const err159 = {instancePath:instancePath+"/avisoPrivacidad/firmaUrl",keyword:"format",params:{format: "uri"}};
(vErrors ??= []).push(err159);
errors++;
}
}
else {
const err160 = {instancePath:instancePath+"/avisoPrivacidad/firmaUrl",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err160);
errors++;
}
}
}
else {
const err161 = {instancePath:instancePath+"/avisoPrivacidad",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err161);
errors++;
}
}
}
else {
const err162 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err162);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
