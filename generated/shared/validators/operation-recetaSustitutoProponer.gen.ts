// Generated from schemas/endpoints/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateRecetaSustitutoProponerBody: Validator = validate0;

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
if(data.detalleId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "detalleId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.insumoId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.motivo === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "motivo"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "detalleId") || (key0 === "insumoId")) || (key0 === "motivo"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.detalleId !== undefined){
let data0 = data.detalleId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/detalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/detalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.insumoId !== undefined){
let data1 = data.insumoId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/insumoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
if(data.motivo !== undefined){
let data2 = data.motivo;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err8 = {instancePath:instancePath+"/motivo",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err8);
errors++;
}
if(func0(data2) < 5){
const err9 = {instancePath:instancePath+"/motivo",keyword:"minLength",params:{limit: 5}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/motivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
