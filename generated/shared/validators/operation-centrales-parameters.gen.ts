// Generated from schemas/reports/centrales.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateCentralesParameters: Validator = validate0;

const schema0 = {"type":"object","properties":{"unidadId":{"type":"integer","minimum":1},"por":{"type":"string","enum":["RENGLON","SERVICIO","PACIENTE","CLAVE"]},"servicioId":{"type":"integer","minimum":1},"desde":{"type":"string","format":"date"},"hasta":{"type":"string","format":"date"},"turno":{"type":"string","enum":["MATUTINO","VESPERTINO","NOCTURNO_A","NOCTURNO_B","JORNADA_ACUMULADA","MIXTO"]},"pacienteId":{"type":"integer","minimum":1},"formato":{"type":"string","enum":["json","csv","xlsx","pdf"]},"bloques":{"type":"array","items":{"type":"string","enum":["resumen","tramos","servicios","tipos"]},"minItems":1}},"required":["unidadId"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
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
if(data.unidadId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "unidadId"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.unidadId !== undefined){
let data0 = data.unidadId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/unidadId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
if(data.por !== undefined){
let data1 = data.por;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/por",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
if(!((((data1 === "RENGLON") || (data1 === "SERVICIO")) || (data1 === "PACIENTE")) || (data1 === "CLAVE"))){
const err5 = {instancePath:instancePath+"/por",keyword:"enum",params:{}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.servicioId !== undefined){
let data2 = data.servicioId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/servicioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/servicioId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
if(data.desde !== undefined){
let data3 = data.desde;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err8 = {instancePath:instancePath+"/desde",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/desde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.hasta !== undefined){
let data4 = data.hasta;
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err10 = {instancePath:instancePath+"/hasta",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/hasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.turno !== undefined){
let data5 = data.turno;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/turno",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
if(!((((((data5 === "MATUTINO") || (data5 === "VESPERTINO")) || (data5 === "NOCTURNO_A")) || (data5 === "NOCTURNO_B")) || (data5 === "JORNADA_ACUMULADA")) || (data5 === "MIXTO"))){
const err13 = {instancePath:instancePath+"/turno",keyword:"enum",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.pacienteId !== undefined){
let data6 = data.pacienteId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/pacienteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/pacienteId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
if(data.formato !== undefined){
let data7 = data.formato;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/formato",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
if(!((((data7 === "json") || (data7 === "csv")) || (data7 === "xlsx")) || (data7 === "pdf"))){
const err17 = {instancePath:instancePath+"/formato",keyword:"enum",params:{}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.bloques !== undefined){
let data8 = data.bloques;
if(Array.isArray(data8)){
if(data8.length < 1){
const err18 = {instancePath:instancePath+"/bloques",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err18);
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err19 = {instancePath:instancePath+"/bloques/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
if(!((((data9 === "resumen") || (data9 === "tramos")) || (data9 === "servicios")) || (data9 === "tipos"))){
const err20 = {instancePath:instancePath+"/bloques/" + i0,keyword:"enum",params:{}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/bloques",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err22);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
