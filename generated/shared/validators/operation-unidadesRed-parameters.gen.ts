// Generated from schemas/reports/unidades-red.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '#platform/shared/validation/validation';

export const validateUnidadesRedParameters: Validator = validate0;

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
if(!(((((key0 === "grupo") || (key0 === "jurisdiccionId")) || (key0 === "semaforo")) || (key0 === "formato")) || (key0 === "bloques"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.grupo !== undefined){
let data0 = data.grupo;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/grupo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
if(!(((((((data0 === "HOSPITAL") || (data0 === "CENTRO_SALUD")) || (data0 === "JURISDICCION")) || (data0 === "OFICINA_CENTRAL")) || (data0 === "ALMACEN_ESTATAL")) || (data0 === "FARMACIA")) || (data0 === "ALMACEN_REGIONAL"))){
const err2 = {instancePath:instancePath+"/grupo",keyword:"enum",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.jurisdiccionId !== undefined){
let data1 = data.jurisdiccionId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/jurisdiccionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/jurisdiccionId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.semaforo !== undefined){
let data2 = data.semaforo;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/semaforo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
if(!(((data2 === "ROJO") || (data2 === "AMBAR")) || (data2 === "VERDE"))){
const err6 = {instancePath:instancePath+"/semaforo",keyword:"enum",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.formato !== undefined){
let data3 = data.formato;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/formato",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!((((data3 === "json") || (data3 === "csv")) || (data3 === "xlsx")) || (data3 === "pdf"))){
const err8 = {instancePath:instancePath+"/formato",keyword:"enum",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.bloques !== undefined){
let data4 = data.bloques;
if(Array.isArray(data4)){
if(data4.length < 1){
const err9 = {instancePath:instancePath+"/bloques",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/bloques/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
if(!((data5 === "mapa") || (data5 === "ultimas"))){
const err11 = {instancePath:instancePath+"/bloques/" + i0,keyword:"enum",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/bloques",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err13);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
