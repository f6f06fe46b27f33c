// Generated from schemas/entities/proveedores/carta-canje.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateCartaCanje: Validator = validate0;

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
if(data.memoFolio === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "memoFolio"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.memoFecha === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "memoFecha"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.vigenciaMeses === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "vigenciaMeses"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.loteId === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "loteId"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.plazoRespuestaDias === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "plazoRespuestaDias"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.cantidad === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "memoFolio") || (key0 === "memoFecha")) || (key0 === "vigenciaMeses")) || (key0 === "loteId")) || (key0 === "plazoRespuestaDias")) || (key0 === "cantidad")) || (key0 === "condiciones")) || (key0 === "observaciones"))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.memoFolio !== undefined){
let data0 = data.memoFolio;
if(typeof data0 === "string"){
if(func0(data0) > 40){
const err7 = {instancePath:instancePath+"/memoFolio",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err7);
errors++;
}
if(func0(data0) < 1){
const err8 = {instancePath:instancePath+"/memoFolio",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/memoFolio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.memoFecha !== undefined){
let data1 = data.memoFecha;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err10 = {instancePath:instancePath+"/memoFecha",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/memoFecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.vigenciaMeses !== undefined){
let data2 = data.vigenciaMeses;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/vigenciaMeses",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err12);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 36 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/vigenciaMeses",keyword:"maximum",params:{comparison: "<=", limit: 36}};
(vErrors ??= []).push(err13);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/vigenciaMeses",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
if(data.loteId !== undefined){
let data3 = data.loteId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/loteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.plazoRespuestaDias !== undefined){
let data4 = data.plazoRespuestaDias;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/plazoRespuestaDias",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err16);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 365 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/plazoRespuestaDias",keyword:"maximum",params:{comparison: "<=", limit: 365}};
(vErrors ??= []).push(err17);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/plazoRespuestaDias",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
if(data.cantidad !== undefined){
let data5 = data.cantidad;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err19);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/cantidad",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err20);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/cantidad",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err21);
errors++;
}
}
}
if(data.condiciones !== undefined){
let data6 = data.condiciones;
if(typeof data6 === "string"){
if(func0(data6) > 1000){
const err22 = {instancePath:instancePath+"/condiciones",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/condiciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.observaciones !== undefined){
let data7 = data.observaciones;
if(typeof data7 === "string"){
if(func0(data7) > 1000){
const err24 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err26);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
