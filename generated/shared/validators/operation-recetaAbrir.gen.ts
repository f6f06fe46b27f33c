// Generated from schemas/endpoints/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateRecetaAbrirBody: Validator = validate0;

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
if(data.almacenId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "almacenId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.folio === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "folio"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "almacenId") || (key0 === "folio"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.almacenId !== undefined){
let data0 = data.almacenId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.folio !== undefined){
let data1 = data.folio;
if(typeof data1 === "string"){
if(func0(data1) > 40){
const err5 = {instancePath:instancePath+"/folio",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err5);
errors++;
}
if(func0(data1) < 5){
const err6 = {instancePath:instancePath+"/folio",keyword:"minLength",params:{limit: 5}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/folio",keyword:"type",params:{type: "string"}};
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
