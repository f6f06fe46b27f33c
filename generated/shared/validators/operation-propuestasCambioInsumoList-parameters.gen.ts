// Generated from schemas/endpoints/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '../../../src/shared/validator-runtime';
import type { Validator } from '../../../src/shared/validation';

export const validatePropuestasCambioInsumoListParameters: Validator = validate0;

const func0 = codePointLength;
const formats0 = date;

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
if(!((((key0 === "estatus") || (key0 === "proveedorId")) || (key0 === "almacenId")) || (key0 === "vence"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.estatus !== undefined){
let data0 = data.estatus;
if(typeof data0 === "string"){
if(func0(data0) > 120){
const err1 = {instancePath:instancePath+"/estatus",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/estatus",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.proveedorId !== undefined){
let data1 = data.proveedorId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/proveedorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/proveedorId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.almacenId !== undefined){
let data2 = data.almacenId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.vence !== undefined){
let data3 = data.vence;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err7 = {instancePath:instancePath+"/vence",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/vence",keyword:"type",params:{type: "string"}};
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
