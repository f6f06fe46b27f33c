// Generated from schemas/reports/inventario-cendis.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '#platform/shared/validation/validation';

export const validateInventarioCendisParameters: Validator = validate0;

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
if(!((((key0 === "cendisId") || (key0 === "soloFaltantes")) || (key0 === "formato")) || (key0 === "bloques"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.cendisId !== undefined){
let data0 = data.cendisId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/cendisId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/cendisId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
if(data.soloFaltantes !== undefined){
if(typeof data.soloFaltantes !== "boolean"){
const err3 = {instancePath:instancePath+"/soloFaltantes",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.formato !== undefined){
let data2 = data.formato;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/formato",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
if(!((((data2 === "json") || (data2 === "csv")) || (data2 === "xlsx")) || (data2 === "pdf"))){
const err5 = {instancePath:instancePath+"/formato",keyword:"enum",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.bloques !== undefined){
let data3 = data.bloques;
if(Array.isArray(data3)){
if(data3.length < 1){
const err6 = {instancePath:instancePath+"/bloques",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/bloques/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!(data4 === "resumen")){
const err8 = {instancePath:instancePath+"/bloques/" + i0,keyword:"enum",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/bloques",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
