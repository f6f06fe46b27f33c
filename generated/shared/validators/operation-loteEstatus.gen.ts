// Generated from schemas/endpoints/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateLoteEstatusBody: Validator = validate0;

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
if(data.estatus === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "estatus"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.motivo === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "motivo"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((key0 === "estatus") || (key0 === "motivo")) || (key0 === "red"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.estatus !== undefined){
let data0 = data.estatus;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/estatus",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!((((data0 === "DISPONIBLE") || (data0 === "CUARENTENA")) || (data0 === "SUSPENDIDO")) || (data0 === "RETIRADO"))){
const err4 = {instancePath:instancePath+"/estatus",keyword:"enum",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.motivo !== undefined){
let data1 = data.motivo;
if(typeof data1 === "string"){
if(func0(data1) > 300){
const err5 = {instancePath:instancePath+"/motivo",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err5);
errors++;
}
if(func0(data1) < 10){
const err6 = {instancePath:instancePath+"/motivo",keyword:"minLength",params:{limit: 10}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/motivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.red !== undefined){
if(typeof data.red !== "boolean"){
const err8 = {instancePath:instancePath+"/red",keyword:"type",params:{type: "boolean"}};
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
