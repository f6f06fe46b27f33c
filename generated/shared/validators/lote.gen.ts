// Generated from schemas/entities/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateLote: Validator = validate0;

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
if(!((key0 === "ubicacionCodigo") || (key0 === "observaciones"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.ubicacionCodigo !== undefined){
let data0 = data.ubicacionCodigo;
if(typeof data0 === "string"){
if(func0(data0) > 20){
const err1 = {instancePath:instancePath+"/ubicacionCodigo",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/ubicacionCodigo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.observaciones !== undefined){
let data1 = data.observaciones;
if(typeof data1 === "string"){
if(func0(data1) > 300){
const err3 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
