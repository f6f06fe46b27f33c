// Generated from schemas/endpoints/ordenes/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateInsumosOrdenCargoParameters: Validator = validate0;

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
if(data.hospitalizacionId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "hospitalizacionId"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "almacenSurtidorId") || (key0 === "hospitalizacionId")) || (key0 === "procedimientoId")) || (key0 === "frecuentes")) || (key0 === "deterioro")) || (key0 === "q")) || (key0 === "insumoIds"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.almacenSurtidorId !== undefined){
let data0 = data.almacenSurtidorId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/almacenSurtidorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/almacenSurtidorId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
if(data.hospitalizacionId !== undefined){
let data1 = data.hospitalizacionId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/hospitalizacionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/hospitalizacionId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.procedimientoId !== undefined){
let data2 = data.procedimientoId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/procedimientoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/procedimientoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
if(data.frecuentes !== undefined){
if(typeof data.frecuentes !== "boolean"){
const err8 = {instancePath:instancePath+"/frecuentes",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.deterioro !== undefined){
if(typeof data.deterioro !== "boolean"){
const err9 = {instancePath:instancePath+"/deterioro",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.q !== undefined){
let data5 = data.q;
if(typeof data5 === "string"){
if(func0(data5) > 80){
const err10 = {instancePath:instancePath+"/q",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/q",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.insumoIds !== undefined){
let data6 = data.insumoIds;
if(typeof data6 === "string"){
if(func0(data6) > 400){
const err12 = {instancePath:instancePath+"/insumoIds",keyword:"maxLength",params:{limit: 400}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/insumoIds",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err14);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
