// Generated from schemas/entities/inventario/temperatura.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateTemperatura: Validator = validate0;

const schema0 = {"type":"object","properties":{"equipoFrioId":{"type":"integer"},"temperatura":{"type":"number","minimum":-99.9,"maximum":60,"multipleOf":0.1},"fecha":{"type":"string","format":"date-time"},"humedad":{"type":"integer","minimum":0,"maximum":100},"minimaRegistrada":{"type":"number","minimum":-99.9,"maximum":60,"multipleOf":0.1},"maximaRegistrada":{"type":"number","minimum":-99.9,"maximum":60,"multipleOf":0.1},"accion":{"type":"string","minLength":10,"maxLength":300},"corrigeId":{"type":"integer"},"observaciones":{"type":"string","maxLength":300}},"required":["equipoFrioId","temperatura","fecha"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const formats0 = dateTime;

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
if(data.equipoFrioId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "equipoFrioId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.temperatura === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "temperatura"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.fecha === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "fecha"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.equipoFrioId !== undefined){
let data0 = data.equipoFrioId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/equipoFrioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.temperatura !== undefined){
let data1 = data.temperatura;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 60 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/temperatura",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err5);
errors++;
}
if(data1 < -99.9 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/temperatura",keyword:"minimum",params:{comparison: ">=", limit: -99.9}};
(vErrors ??= []).push(err6);
errors++;
}
if(decimalPlaces(data1) > 1){
const err7 = {instancePath:instancePath+"/temperatura",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/temperatura",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.fecha !== undefined){
let data2 = data.fecha;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err9 = {instancePath:instancePath+"/fecha",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/fecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.humedad !== undefined){
let data3 = data.humedad;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/humedad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err11);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/humedad",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err12);
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/humedad",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
if(data.minimaRegistrada !== undefined){
let data4 = data.minimaRegistrada;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 60 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/minimaRegistrada",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err14);
errors++;
}
if(data4 < -99.9 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/minimaRegistrada",keyword:"minimum",params:{comparison: ">=", limit: -99.9}};
(vErrors ??= []).push(err15);
errors++;
}
if(decimalPlaces(data4) > 1){
const err16 = {instancePath:instancePath+"/minimaRegistrada",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/minimaRegistrada",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.maximaRegistrada !== undefined){
let data5 = data.maximaRegistrada;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 60 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/maximaRegistrada",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err18);
errors++;
}
if(data5 < -99.9 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/maximaRegistrada",keyword:"minimum",params:{comparison: ">=", limit: -99.9}};
(vErrors ??= []).push(err19);
errors++;
}
if(decimalPlaces(data5) > 1){
const err20 = {instancePath:instancePath+"/maximaRegistrada",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/maximaRegistrada",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.accion !== undefined){
let data6 = data.accion;
if(typeof data6 === "string"){
if(func1(data6) > 300){
const err22 = {instancePath:instancePath+"/accion",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err22);
errors++;
}
if(func1(data6) < 10){
const err23 = {instancePath:instancePath+"/accion",keyword:"minLength",params:{limit: 10}};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/accion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.corrigeId !== undefined){
let data7 = data.corrigeId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/corrigeId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.observaciones !== undefined){
let data8 = data.observaciones;
if(typeof data8 === "string"){
if(func1(data8) > 300){
const err26 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err27);
errors++;
}
}
}
else {
const err28 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err28);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
