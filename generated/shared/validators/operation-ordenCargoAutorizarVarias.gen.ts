// Generated from schemas/endpoints/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '#platform/shared/validation/validation';

export const validateOrdenCargoAutorizarVariasBody: Validator = validate0;

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
if(data.ids === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "ids"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "ids")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.ids !== undefined){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/ids",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/ids",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/ids/" + i0,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/ids/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/ids",keyword:"type",params:{type: "array"}};
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
