// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateAlertaSanitariaEmitir: Validator = validate0;

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
for(const key0 in data){
if(!((key0 === "otrosNumeros") || (key0 === "parecidosRevisados"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.otrosNumeros !== undefined){
let data0 = data.otrosNumeros;
if(Array.isArray(data0)){
if(data0.length > 20){
const err1 = {instancePath:instancePath+"/otrosNumeros",keyword:"maxItems",params:{limit: 20}};
(vErrors ??= []).push(err1);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func0(data1) > 30){
const err2 = {instancePath:instancePath+"/otrosNumeros/" + i0,keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err2);
errors++;
}
if(func0(data1) < 1){
const err3 = {instancePath:instancePath+"/otrosNumeros/" + i0,keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/otrosNumeros/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err5 = {instancePath:instancePath+"/otrosNumeros",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err5);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err6 = {instancePath:instancePath+"/otrosNumeros",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.parecidosRevisados !== undefined){
if(typeof data.parecidosRevisados !== "boolean"){
const err7 = {instancePath:instancePath+"/parecidosRevisados",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err8);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
