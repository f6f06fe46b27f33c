// Generated from schemas/endpoints/seguridad/second-factor.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateRemoveSecondFactorBody: Validator = validate0;

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
if(data.actual === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "actual"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.codigo === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "codigo"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "actual") || (key0 === "codigo"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.actual !== undefined){
let data0 = data.actual;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err3 = {instancePath:instancePath+"/actual",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err3);
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/actual",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/actual",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.codigo !== undefined){
let data1 = data.codigo;
if(typeof data1 === "string"){
if(func0(data1) > 40){
const err6 = {instancePath:instancePath+"/codigo",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err6);
errors++;
}
if(func0(data1) < 1){
const err7 = {instancePath:instancePath+"/codigo",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/codigo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
