// Generated from schemas/entities/programas/programa.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePrograma: Validator = validate0;

const schema0 = {"type":"object","properties":{"clave":{"type":"string","minLength":1,"maxLength":15,"pattern":"^[A-Z0-9-]+$"},"nombre":{"type":"string","minLength":3,"maxLength":120},"tipo":{"type":"string","enum":["SALUD_PUBLICA","VACUNACION","CRONICOS","MATERNO_INFANTIL","VECTORES","SALUD_MENTAL","OTRO"]},"descripcion":{"type":"string","maxLength":4000},"responsableId":{"type":"integer"},"vigenciaDesde":{"type":"string","format":"date"},"vigenciaHasta":{"type":"string","format":"date"},"poblacionObjetivo":{"type":"object","properties":{"genero":{"type":"string","enum":["H","M","X"]},"edadMin":{"type":"integer","minimum":0,"maximum":130},"edadMax":{"type":"integer","minimum":0,"maximum":130}},"required":[],"additionalProperties":false},"diagnosticoIds":{"type":"array","items":{"type":"integer"},"uniqueItems":true,"maxItems":100},"unidadIds":{"type":"array","items":{"type":"integer"},"uniqueItems":true,"maxItems":500},"insumos":{"type":"array","items":{"type":"object","properties":{"programaInsumosId":{"type":"integer","minimum":1},"insumoId":{"type":"integer"},"cantidadPorPaciente":{"type":"integer","minimum":1,"maximum":10000},"periodicidad":{"type":"string","enum":["UNICA","SEMANAL","QUINCENAL","MENSUAL","BIMESTRAL","TRIMESTRAL","SEMESTRAL","ANUAL"]}},"required":["insumoId","cantidadPorPaciente","periodicidad"],"additionalProperties":false},"maxItems":100},"metas":{"type":"array","items":{"type":"object","properties":{"anio":{"type":"integer","minimum":2020,"maximum":2100},"mes":{"type":"string","enum":["ENERO","FEBRERO","MARZO","ABRIL","MAYO","JUNIO","JULIO","AGOSTO","SEPTIEMBRE","OCTUBRE","NOVIEMBRE","DICIEMBRE"]},"meta":{"type":"integer","minimum":0,"maximum":10000000}},"required":["anio","mes","meta"],"additionalProperties":false},"maxItems":120}},"required":["clave","nombre","tipo","responsableId","vigenciaDesde"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const pattern0 = new RegExp("^[A-Z0-9-]+$", "u");
const formats0 = date;

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
if(data.clave === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "clave"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nombre === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.tipo === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.responsableId === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "responsableId"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.vigenciaDesde === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "vigenciaDesde"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func1(data0) > 15){
const err6 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 15}};
(vErrors ??= []).push(err6);
errors++;
}
if(func1(data0) < 1){
const err7 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
if(!pattern0.test(data0)){
const err8 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^[A-Z0-9-]+$"}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.nombre !== undefined){
let data1 = data.nombre;
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err10 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err10);
errors++;
}
if(func1(data1) < 3){
const err11 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.tipo !== undefined){
let data2 = data.tipo;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
if(!(((((((data2 === "SALUD_PUBLICA") || (data2 === "VACUNACION")) || (data2 === "CRONICOS")) || (data2 === "MATERNO_INFANTIL")) || (data2 === "VECTORES")) || (data2 === "SALUD_MENTAL")) || (data2 === "OTRO"))){
const err14 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.descripcion !== undefined){
let data3 = data.descripcion;
if(typeof data3 === "string"){
if(func1(data3) > 4000){
const err15 = {instancePath:instancePath+"/descripcion",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/descripcion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.responsableId !== undefined){
let data4 = data.responsableId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/responsableId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.vigenciaDesde !== undefined){
let data5 = data.vigenciaDesde;
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err18 = {instancePath:instancePath+"/vigenciaDesde",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/vigenciaDesde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.vigenciaHasta !== undefined){
let data6 = data.vigenciaHasta;
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err20 = {instancePath:instancePath+"/vigenciaHasta",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/vigenciaHasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.poblacionObjetivo !== undefined){
let data7 = data.poblacionObjetivo;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
if(!(((key1 === "genero") || (key1 === "edadMin")) || (key1 === "edadMax"))){
const err22 = {instancePath:instancePath+"/poblacionObjetivo",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data7.genero !== undefined){
let data8 = data7.genero;
if(typeof data8 !== "string"){
const err23 = {instancePath:instancePath+"/poblacionObjetivo/genero",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err23);
errors++;
}
if(!(((data8 === "H") || (data8 === "M")) || (data8 === "X"))){
const err24 = {instancePath:instancePath+"/poblacionObjetivo/genero",keyword:"enum",params:{}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data7.edadMin !== undefined){
let data9 = data7.edadMin;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err25 = {instancePath:instancePath+"/poblacionObjetivo/edadMin",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err25);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 130 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/poblacionObjetivo/edadMin",keyword:"maximum",params:{comparison: "<=", limit: 130}};
(vErrors ??= []).push(err26);
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/poblacionObjetivo/edadMin",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err27);
errors++;
}
}
}
if(data7.edadMax !== undefined){
let data10 = data7.edadMax;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err28 = {instancePath:instancePath+"/poblacionObjetivo/edadMax",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err28);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 130 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/poblacionObjetivo/edadMax",keyword:"maximum",params:{comparison: "<=", limit: 130}};
(vErrors ??= []).push(err29);
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/poblacionObjetivo/edadMax",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err30);
errors++;
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/poblacionObjetivo",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.diagnosticoIds !== undefined){
let data11 = data.diagnosticoIds;
if(Array.isArray(data11)){
if(data11.length > 100){
const err32 = {instancePath:instancePath+"/diagnosticoIds",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err32);
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err33 = {instancePath:instancePath+"/diagnosticoIds/" + i0,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err33);
errors++;
}
}
let i1 = data11.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data11[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err34 = {instancePath:instancePath+"/diagnosticoIds",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err34);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err35 = {instancePath:instancePath+"/diagnosticoIds",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.unidadIds !== undefined){
let data13 = data.unidadIds;
if(Array.isArray(data13)){
if(data13.length > 500){
const err36 = {instancePath:instancePath+"/unidadIds",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err36);
errors++;
}
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
let data14 = data13[i2];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err37 = {instancePath:instancePath+"/unidadIds/" + i2,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err37);
errors++;
}
}
let i3 = data13.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data13[i3];
if(!(((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1))) && (isFinite(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err38 = {instancePath:instancePath+"/unidadIds",keyword:"uniqueItems",params:{i: i3, j: j1}};
(vErrors ??= []).push(err38);
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err39 = {instancePath:instancePath+"/unidadIds",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.insumos !== undefined){
let data15 = data.insumos;
if(Array.isArray(data15)){
if(data15.length > 100){
const err40 = {instancePath:instancePath+"/insumos",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err40);
errors++;
}
const len2 = data15.length;
for(let i4=0; i4<len2; i4++){
let data16 = data15[i4];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.insumoId === undefined){
const err41 = {instancePath:instancePath+"/insumos/" + i4,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err41);
errors++;
}
if(data16.cantidadPorPaciente === undefined){
const err42 = {instancePath:instancePath+"/insumos/" + i4,keyword:"required",params:{missingProperty: "cantidadPorPaciente"}};
(vErrors ??= []).push(err42);
errors++;
}
if(data16.periodicidad === undefined){
const err43 = {instancePath:instancePath+"/insumos/" + i4,keyword:"required",params:{missingProperty: "periodicidad"}};
(vErrors ??= []).push(err43);
errors++;
}
for(const key2 in data16){
if(!((((key2 === "programaInsumosId") || (key2 === "insumoId")) || (key2 === "cantidadPorPaciente")) || (key2 === "periodicidad"))){
const err44 = {instancePath:instancePath+"/insumos/" + i4,keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data16.programaInsumosId !== undefined){
let data17 = data16.programaInsumosId;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err45 = {instancePath:instancePath+"/insumos/" + i4+"/programaInsumosId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err45);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err46 = {instancePath:instancePath+"/insumos/" + i4+"/programaInsumosId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err46);
errors++;
}
}
}
if(data16.insumoId !== undefined){
let data18 = data16.insumoId;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err47 = {instancePath:instancePath+"/insumos/" + i4+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data16.cantidadPorPaciente !== undefined){
let data19 = data16.cantidadPorPaciente;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err48 = {instancePath:instancePath+"/insumos/" + i4+"/cantidadPorPaciente",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err48);
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 10000 || isNaN(data19)){
const err49 = {instancePath:instancePath+"/insumos/" + i4+"/cantidadPorPaciente",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
(vErrors ??= []).push(err49);
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err50 = {instancePath:instancePath+"/insumos/" + i4+"/cantidadPorPaciente",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err50);
errors++;
}
}
}
if(data16.periodicidad !== undefined){
let data20 = data16.periodicidad;
if(typeof data20 !== "string"){
const err51 = {instancePath:instancePath+"/insumos/" + i4+"/periodicidad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err51);
errors++;
}
if(!((((((((data20 === "UNICA") || (data20 === "SEMANAL")) || (data20 === "QUINCENAL")) || (data20 === "MENSUAL")) || (data20 === "BIMESTRAL")) || (data20 === "TRIMESTRAL")) || (data20 === "SEMESTRAL")) || (data20 === "ANUAL"))){
const err52 = {instancePath:instancePath+"/insumos/" + i4+"/periodicidad",keyword:"enum",params:{}};
(vErrors ??= []).push(err52);
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/insumos/" + i4,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err53);
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/insumos",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err54);
errors++;
}
}
if(data.metas !== undefined){
let data21 = data.metas;
if(Array.isArray(data21)){
if(data21.length > 120){
const err55 = {instancePath:instancePath+"/metas",keyword:"maxItems",params:{limit: 120}};
(vErrors ??= []).push(err55);
errors++;
}
const len3 = data21.length;
for(let i5=0; i5<len3; i5++){
let data22 = data21[i5];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.anio === undefined){
const err56 = {instancePath:instancePath+"/metas/" + i5,keyword:"required",params:{missingProperty: "anio"}};
(vErrors ??= []).push(err56);
errors++;
}
if(data22.mes === undefined){
const err57 = {instancePath:instancePath+"/metas/" + i5,keyword:"required",params:{missingProperty: "mes"}};
(vErrors ??= []).push(err57);
errors++;
}
if(data22.meta === undefined){
const err58 = {instancePath:instancePath+"/metas/" + i5,keyword:"required",params:{missingProperty: "meta"}};
(vErrors ??= []).push(err58);
errors++;
}
for(const key3 in data22){
if(!(((key3 === "anio") || (key3 === "mes")) || (key3 === "meta"))){
const err59 = {instancePath:instancePath+"/metas/" + i5,keyword:"additionalProperties",params:{additionalProperty: key3}};
(vErrors ??= []).push(err59);
errors++;
}
}
if(data22.anio !== undefined){
let data23 = data22.anio;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err60 = {instancePath:instancePath+"/metas/" + i5+"/anio",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err60);
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 2100 || isNaN(data23)){
const err61 = {instancePath:instancePath+"/metas/" + i5+"/anio",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
(vErrors ??= []).push(err61);
errors++;
}
if(data23 < 2020 || isNaN(data23)){
const err62 = {instancePath:instancePath+"/metas/" + i5+"/anio",keyword:"minimum",params:{comparison: ">=", limit: 2020}};
(vErrors ??= []).push(err62);
errors++;
}
}
}
if(data22.mes !== undefined){
let data24 = data22.mes;
if(typeof data24 !== "string"){
const err63 = {instancePath:instancePath+"/metas/" + i5+"/mes",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err63);
errors++;
}
if(!((((((((((((data24 === "ENERO") || (data24 === "FEBRERO")) || (data24 === "MARZO")) || (data24 === "ABRIL")) || (data24 === "MAYO")) || (data24 === "JUNIO")) || (data24 === "JULIO")) || (data24 === "AGOSTO")) || (data24 === "SEPTIEMBRE")) || (data24 === "OCTUBRE")) || (data24 === "NOVIEMBRE")) || (data24 === "DICIEMBRE"))){
const err64 = {instancePath:instancePath+"/metas/" + i5+"/mes",keyword:"enum",params:{}};
(vErrors ??= []).push(err64);
errors++;
}
}
if(data22.meta !== undefined){
let data25 = data22.meta;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err65 = {instancePath:instancePath+"/metas/" + i5+"/meta",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err65);
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 10000000 || isNaN(data25)){
const err66 = {instancePath:instancePath+"/metas/" + i5+"/meta",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
(vErrors ??= []).push(err66);
errors++;
}
if(data25 < 0 || isNaN(data25)){
const err67 = {instancePath:instancePath+"/metas/" + i5+"/meta",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err67);
errors++;
}
}
}
}
else {
const err68 = {instancePath:instancePath+"/metas/" + i5,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err68);
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/metas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err69);
errors++;
}
}
}
else {
const err70 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err70);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
