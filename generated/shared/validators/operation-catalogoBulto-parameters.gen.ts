// Generated from schemas/endpoints/platform/catalogo-bulto.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateCatalogoBultoParameters: Validator = validate0;

const func0 = codePointLength;
const formats0 = dateTime;

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
if(data.nombres === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "nombres"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "nombres") || (key0 === "desde"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.nombres !== undefined){
let data0 = data.nombres;
if(typeof data0 === "string"){
if(func0(data0) > 1000){
const err2 = {instancePath:instancePath+"/nombres",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err2);
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/nombres",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/nombres",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.desde !== undefined){
let data1 = data.desde;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err5 = {instancePath:instancePath+"/desde",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/desde",keyword:"type",params:{type: "string"}};
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
