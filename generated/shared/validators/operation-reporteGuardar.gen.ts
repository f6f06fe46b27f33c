// Generated from schemas/endpoints/platform/archivos.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateReporteGuardarBody: Validator = validate0;

const schema0 = {"type":"object","required":["nombre","reporte","parametros","formato","frecuencia"],"additionalProperties":false,"properties":{"nombre":{"type":"string","minLength":1,"maxLength":60},"reporte":{"type":"string","maxLength":60},"parametros":{"type":"object","description":"Parameters of the report, without `desde` and `hasta` if there is a `periodo`.","additionalProperties":true},"periodo":{"type":["string","null"],"enum":["HOY","7D","30D","MES","ANIO","AYER","SEMANA_ANTERIOR","MES_ANTERIOR",null]},"formato":{"type":"string","enum":["csv","xlsx","pdf"]},"frecuencia":{"type":"string","enum":["NINGUNA","DIARIA","SEMANAL","MENSUAL"],"description":"Schedule at six in the morning of the reader's unit: every day, every Monday, or on the first of every month. A mail announces the file."}}};
const func0 = codePointLength;

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
if(data.nombre === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.reporte === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "reporte"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.parametros === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "parametros"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.formato === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "formato"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.frecuencia === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "frecuencia"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "nombre") || (key0 === "reporte")) || (key0 === "parametros")) || (key0 === "periodo")) || (key0 === "formato")) || (key0 === "frecuencia"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.nombre !== undefined){
let data0 = data.nombre;
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err6 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err6);
errors++;
}
if(func0(data0) < 1){
const err7 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.reporte !== undefined){
let data1 = data.reporte;
if(typeof data1 === "string"){
if(func0(data1) > 60){
const err9 = {instancePath:instancePath+"/reporte",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/reporte",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.parametros !== undefined){
let data2 = data.parametros;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err11 = {instancePath:instancePath+"/parametros",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.periodo !== undefined){
let data3 = data.periodo;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/periodo",keyword:"type",params:{type: schema0.properties.periodo.type}};
(vErrors ??= []).push(err12);
errors++;
}
if(!(((((((((data3 === "HOY") || (data3 === "7D")) || (data3 === "30D")) || (data3 === "MES")) || (data3 === "ANIO")) || (data3 === "AYER")) || (data3 === "SEMANA_ANTERIOR")) || (data3 === "MES_ANTERIOR")) || (data3 === null))){
const err13 = {instancePath:instancePath+"/periodo",keyword:"enum",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.formato !== undefined){
let data4 = data.formato;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/formato",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
if(!(((data4 === "csv") || (data4 === "xlsx")) || (data4 === "pdf"))){
const err15 = {instancePath:instancePath+"/formato",keyword:"enum",params:{}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.frecuencia !== undefined){
let data5 = data.frecuencia;
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/frecuencia",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
if(!((((data5 === "NINGUNA") || (data5 === "DIARIA")) || (data5 === "SEMANAL")) || (data5 === "MENSUAL"))){
const err17 = {instancePath:instancePath+"/frecuencia",keyword:"enum",params:{}};
(vErrors ??= []).push(err17);
errors++;
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err18);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
