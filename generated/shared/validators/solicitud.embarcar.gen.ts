// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateSolicitudEmbarcar: Validator = validate0;

const formats0 = date;
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
if(!(key0 === "remision")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.remision !== undefined){
let data0 = data.remision;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.fecha === undefined){
const err2 = {instancePath:instancePath+"/remision",keyword:"required",params:{missingProperty: "fecha"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data0.transportista === undefined){
const err3 = {instancePath:instancePath+"/remision",keyword:"required",params:{missingProperty: "transportista"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data0.cajas === undefined){
const err4 = {instancePath:instancePath+"/remision",keyword:"required",params:{missingProperty: "cajas"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key1 in data0){
if(!(((((key1 === "fecha") || (key1 === "transportista")) || (key1 === "placas")) || (key1 === "cajas")) || (key1 === "temperaturaSalida"))){
const err5 = {instancePath:instancePath+"/remision",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data0.fecha !== undefined){
let data1 = data0.fecha;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err6 = {instancePath:instancePath+"/remision/fecha",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/remision/fecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data0.transportista !== undefined){
let data2 = data0.transportista;
if(typeof data2 === "string"){
if(func0(data2) > 120){
const err8 = {instancePath:instancePath+"/remision/transportista",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err8);
errors++;
}
if(func0(data2) < 1){
const err9 = {instancePath:instancePath+"/remision/transportista",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/remision/transportista",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data0.placas !== undefined){
let data3 = data0.placas;
if(typeof data3 === "string"){
if(func0(data3) > 12){
const err11 = {instancePath:instancePath+"/remision/placas",keyword:"maxLength",params:{limit: 12}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/remision/placas",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data0.cajas !== undefined){
let data4 = data0.cajas;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/remision/cajas",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10000 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/remision/cajas",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
(vErrors ??= []).push(err14);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/remision/cajas",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
if(data0.temperaturaSalida !== undefined){
let data5 = data0.temperaturaSalida;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 60 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/remision/temperaturaSalida",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err16);
errors++;
}
if(data5 < -40 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/remision/temperaturaSalida",keyword:"minimum",params:{comparison: ">=", limit: -40}};
(vErrors ??= []).push(err17);
errors++;
}
if(decimalPlaces(data5) > 1){
const err18 = {instancePath:instancePath+"/remision/temperaturaSalida",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/remision/temperaturaSalida",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/remision",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err21);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
