// Generated from schemas/endpoints/inventario/temperatura.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateTemperaturaAnotarBody: Validator = validate0;

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
if(data.temperatura === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "temperatura"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "temperatura") || (key0 === "minimaRegistrada")) || (key0 === "maximaRegistrada")) || (key0 === "humedad")) || (key0 === "accion"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.temperatura !== undefined){
let data0 = data.temperatura;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 60 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/temperatura",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err2);
errors++;
}
if(data0 < -99.9 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/temperatura",keyword:"minimum",params:{comparison: ">=", limit: -99.9}};
(vErrors ??= []).push(err3);
errors++;
}
if(decimalPlaces(data0) > 1){
const err4 = {instancePath:instancePath+"/temperatura",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/temperatura",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.minimaRegistrada !== undefined){
let data1 = data.minimaRegistrada;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 60 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/minimaRegistrada",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err6);
errors++;
}
if(data1 < -99.9 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/minimaRegistrada",keyword:"minimum",params:{comparison: ">=", limit: -99.9}};
(vErrors ??= []).push(err7);
errors++;
}
if(decimalPlaces(data1) > 1){
const err8 = {instancePath:instancePath+"/minimaRegistrada",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/minimaRegistrada",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.maximaRegistrada !== undefined){
let data2 = data.maximaRegistrada;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 60 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/maximaRegistrada",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err10);
errors++;
}
if(data2 < -99.9 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/maximaRegistrada",keyword:"minimum",params:{comparison: ">=", limit: -99.9}};
(vErrors ??= []).push(err11);
errors++;
}
if(decimalPlaces(data2) > 1){
const err12 = {instancePath:instancePath+"/maximaRegistrada",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/maximaRegistrada",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.humedad !== undefined){
let data3 = data.humedad;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/humedad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/humedad",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err15);
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/humedad",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
if(data.accion !== undefined){
let data4 = data.accion;
if(typeof data4 === "string"){
if(func0(data4) > 300){
const err17 = {instancePath:instancePath+"/accion",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err17);
errors++;
}
if(func0(data4) < 10){
const err18 = {instancePath:instancePath+"/accion",keyword:"minLength",params:{limit: 10}};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/accion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err20);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
