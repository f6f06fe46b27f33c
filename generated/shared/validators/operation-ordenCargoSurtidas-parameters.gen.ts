// Generated from schemas/endpoints/ordenes/surtido.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateOrdenCargoSurtidasParameters: Validator = validate0;

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
if(!((((key0 === "desde") || (key0 === "hasta")) || (key0 === "almacenId")) || (key0 === "insumoId"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.desde !== undefined){
let data0 = data.desde;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err1 = {instancePath:instancePath+"/desde",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/desde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.hasta !== undefined){
let data1 = data.hasta;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err3 = {instancePath:instancePath+"/hasta",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/hasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
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
if(data.insumoId !== undefined){
let data3 = data.insumoId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/insumoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
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
