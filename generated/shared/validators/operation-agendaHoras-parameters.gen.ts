// Generated from schemas/endpoints/agenda/agenda.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateAgendaHorasParameters: Validator = validate0;

const schema0 = {"type":"object","properties":{"fecha":{"type":"string","format":"date"},"desde":{"type":"string","format":"date"},"hasta":{"type":"string","format":"date"},"personalMedicoId":{"type":"integer","minimum":1},"almacenId":{"type":"integer","minimum":1},"tipo":{"type":"string","enum":["CITA_CONSULTA","ENTREGA_SOLICITUD","RECEPCION_PROVEEDOR","CANJE","CONTEO_FISICO","BRIGADA","OTRO"]},"duracionMin":{"type":"integer","minimum":5,"maximum":240,"description":"Minimum length of a slot in minutes."},"anden":{"type":"string","maxLength":20},"todas":{"type":"boolean","description":"Includes slots that are full or have begun. Their `cupoLibre` may be 0 or negative."}},"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
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
if(!(func0.call(schema0.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.fecha !== undefined){
let data0 = data.fecha;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err1 = {instancePath:instancePath+"/fecha",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/fecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.desde !== undefined){
let data1 = data.desde;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err3 = {instancePath:instancePath+"/desde",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/desde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.hasta !== undefined){
let data2 = data.hasta;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err5 = {instancePath:instancePath+"/hasta",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/hasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.personalMedicoId !== undefined){
let data3 = data.personalMedicoId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/personalMedicoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/personalMedicoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.almacenId !== undefined){
let data4 = data.almacenId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data.tipo !== undefined){
let data5 = data.tipo;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
if(!(((((((data5 === "CITA_CONSULTA") || (data5 === "ENTREGA_SOLICITUD")) || (data5 === "RECEPCION_PROVEEDOR")) || (data5 === "CANJE")) || (data5 === "CONTEO_FISICO")) || (data5 === "BRIGADA")) || (data5 === "OTRO"))){
const err12 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.duracionMin !== undefined){
let data6 = data.duracionMin;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/duracionMin",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 240 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/duracionMin",keyword:"maximum",params:{comparison: "<=", limit: 240}};
(vErrors ??= []).push(err14);
errors++;
}
if(data6 < 5 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/duracionMin",keyword:"minimum",params:{comparison: ">=", limit: 5}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
if(data.anden !== undefined){
let data7 = data.anden;
if(typeof data7 === "string"){
if(func1(data7) > 20){
const err16 = {instancePath:instancePath+"/anden",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/anden",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.todas !== undefined){
if(typeof data.todas !== "boolean"){
const err18 = {instancePath:instancePath+"/todas",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err19);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
