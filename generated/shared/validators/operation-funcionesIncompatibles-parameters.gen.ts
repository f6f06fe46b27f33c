// Generated from schemas/reports/funciones-incompatibles.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '#platform/shared/validation/validation';

export const validateFuncionesIncompatiblesParameters: Validator = validate0;

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
if(!(((key0 === "perfilId") || (key0 === "gravedad")) || (key0 === "formato"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.perfilId !== undefined){
let data0 = data.perfilId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/perfilId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/perfilId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
if(data.gravedad !== undefined){
let data1 = data.gravedad;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/gravedad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!(((data1 === "BAJO") || (data1 === "MEDIO")) || (data1 === "ALTO"))){
const err4 = {instancePath:instancePath+"/gravedad",keyword:"enum",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.formato !== undefined){
let data2 = data.formato;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/formato",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
if(!((((data2 === "json") || (data2 === "csv")) || (data2 === "xlsx")) || (data2 === "pdf"))){
const err6 = {instancePath:instancePath+"/formato",keyword:"enum",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
