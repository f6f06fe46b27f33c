// Generated from schemas/reports/inventario-reporte.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateInventarioReporteParameters: Validator = validate0;

const schema0 = {"type":"object","properties":{"almacenId":{"type":"integer","minimum":1},"unidadId":{"type":"integer","minimum":1},"jurisdiccionId":{"type":"integer","minimum":1},"fechaCorte":{"type":"string","format":"date"},"porLote":{"type":"boolean"},"tipo":{"type":"string","enum":["MEDICAMENTO","PSICOTROPICO_ESTUPEFACIENTE","VACUNA","LACTEO","MATERIAL_CURACION","RADIOLOGICO","REACTIVO","OTRO"]},"grupo":{"type":"string","minLength":1,"maxLength":80},"nivelAbasto":{"type":"string","enum":["SIN_EXISTENCIA","CRITICO","BAJO","OPTIMO","SOBREABASTO","SIN_CONFIGURAR"]},"semaforo":{"type":"string","enum":["CADUCADO","ROJO","NARANJA","AMARILLO","VERDE"]},"soloControlados":{"type":"boolean"},"soloRedFria":{"type":"boolean"},"formato":{"type":"string","enum":["json","csv","xlsx","pdf"]},"bloques":{"type":"array","items":{"type":"string","enum":["resumen","niveles","valorPorTipo"]},"minItems":1}},"required":[],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
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
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.almacenId !== undefined){
let data0 = data.almacenId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
if(data.unidadId !== undefined){
let data1 = data.unidadId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/unidadId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.jurisdiccionId !== undefined){
let data2 = data.jurisdiccionId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/jurisdiccionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/jurisdiccionId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.fechaCorte !== undefined){
let data3 = data.fechaCorte;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err7 = {instancePath:instancePath+"/fechaCorte",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/fechaCorte",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.porLote !== undefined){
if(typeof data.porLote !== "boolean"){
const err9 = {instancePath:instancePath+"/porLote",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.tipo !== undefined){
let data5 = data.tipo;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
if(!((((((((data5 === "MEDICAMENTO") || (data5 === "PSICOTROPICO_ESTUPEFACIENTE")) || (data5 === "VACUNA")) || (data5 === "LACTEO")) || (data5 === "MATERIAL_CURACION")) || (data5 === "RADIOLOGICO")) || (data5 === "REACTIVO")) || (data5 === "OTRO"))){
const err11 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.grupo !== undefined){
let data6 = data.grupo;
if(typeof data6 === "string"){
if(func1(data6) > 80){
const err12 = {instancePath:instancePath+"/grupo",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err12);
errors++;
}
if(func1(data6) < 1){
const err13 = {instancePath:instancePath+"/grupo",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/grupo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.nivelAbasto !== undefined){
let data7 = data.nivelAbasto;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/nivelAbasto",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
if(!((((((data7 === "SIN_EXISTENCIA") || (data7 === "CRITICO")) || (data7 === "BAJO")) || (data7 === "OPTIMO")) || (data7 === "SOBREABASTO")) || (data7 === "SIN_CONFIGURAR"))){
const err16 = {instancePath:instancePath+"/nivelAbasto",keyword:"enum",params:{}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.semaforo !== undefined){
let data8 = data.semaforo;
if(typeof data8 !== "string"){
const err17 = {instancePath:instancePath+"/semaforo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
if(!(((((data8 === "CADUCADO") || (data8 === "ROJO")) || (data8 === "NARANJA")) || (data8 === "AMARILLO")) || (data8 === "VERDE"))){
const err18 = {instancePath:instancePath+"/semaforo",keyword:"enum",params:{}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.soloControlados !== undefined){
if(typeof data.soloControlados !== "boolean"){
const err19 = {instancePath:instancePath+"/soloControlados",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.soloRedFria !== undefined){
if(typeof data.soloRedFria !== "boolean"){
const err20 = {instancePath:instancePath+"/soloRedFria",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.formato !== undefined){
let data11 = data.formato;
if(typeof data11 !== "string"){
const err21 = {instancePath:instancePath+"/formato",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err21);
errors++;
}
if(!((((data11 === "json") || (data11 === "csv")) || (data11 === "xlsx")) || (data11 === "pdf"))){
const err22 = {instancePath:instancePath+"/formato",keyword:"enum",params:{}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.bloques !== undefined){
let data12 = data.bloques;
if(Array.isArray(data12)){
if(data12.length < 1){
const err23 = {instancePath:instancePath+"/bloques",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err23);
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 !== "string"){
const err24 = {instancePath:instancePath+"/bloques/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err24);
errors++;
}
if(!(((data13 === "resumen") || (data13 === "niveles")) || (data13 === "valorPorTipo"))){
const err25 = {instancePath:instancePath+"/bloques/" + i0,keyword:"enum",params:{}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/bloques",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
else {
const err27 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err27);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
