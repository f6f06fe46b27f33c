// Generated from schemas/endpoints by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateImportApplyBody: Validator = validate0;

const schema0 = {"type":"object","properties":{"importacionId":{"type":"integer"},"omitirErrores":{"type":"boolean"},"observaciones":{"type":["string","null"],"maxLength":1000}},"required":["importacionId"],"additionalProperties":false};
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
if(data.importacionId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "importacionId"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((key0 === "importacionId") || (key0 === "omitirErrores")) || (key0 === "observaciones"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.importacionId !== undefined){
let data0 = data.importacionId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/importacionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.omitirErrores !== undefined){
if(typeof data.omitirErrores !== "boolean"){
const err3 = {instancePath:instancePath+"/omitirErrores",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.observaciones !== undefined){
let data2 = data.observaciones;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: schema0.properties.observaciones.type}};
(vErrors ??= []).push(err4);
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 1000){
const err5 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
