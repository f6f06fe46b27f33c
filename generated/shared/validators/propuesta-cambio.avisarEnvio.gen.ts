// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePropuestaCambioAvisarEnvio: Validator = validate0;

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
if(data.remision === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "remision"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((key0 === "remision") || (key0 === "eventoId")) || (key0 === "notaCreditoFolio")) || (key0 === "notaCreditoImporte"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.remision !== undefined){
let data0 = data.remision;
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err2 = {instancePath:instancePath+"/remision",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err2);
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/remision",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/remision",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.eventoId !== undefined){
let data1 = data.eventoId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/eventoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.notaCreditoFolio !== undefined){
let data2 = data.notaCreditoFolio;
if(typeof data2 === "string"){
if(func0(data2) > 60){
const err6 = {instancePath:instancePath+"/notaCreditoFolio",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/notaCreditoFolio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.notaCreditoImporte !== undefined){
let data3 = data.notaCreditoImporte;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/notaCreditoImporte",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err8);
errors++;
}
if(decimalPlaces(data3) > 4){
const err9 = {instancePath:instancePath+"/notaCreditoImporte",keyword:"multipleOf",params:{multipleOf: 0.0001}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/notaCreditoImporte",keyword:"type",params:{type: "number"}};
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
