// Generated from schemas/endpoints/platform/vistas.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '#platform/shared/validation/validation';

export const validateVistaTotalesParameters: Validator = validate0;

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
if(data.recurso === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "recurso"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "recurso")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.recurso !== undefined){
if(typeof data.recurso !== "string"){
const err2 = {instancePath:instancePath+"/recurso",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err3);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
