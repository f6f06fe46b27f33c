// Generated from schemas/reports/orden-cargo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateOrdenCargoParameters: Validator = validate0;

const schema0 = {"type":"object","properties":{"unidadId":{"type":"integer","minimum":1},"servicioId":{"type":"integer","minimum":1},"desde":{"type":"string","format":"date"},"hasta":{"type":"string","format":"date"},"tipo":{"type":"string","enum":["ORDINARIA","URGENTE","QUIROFANO","CARRO_ROJO","ALTA"]},"estatus":{"type":"string","enum":["BORRADOR","PENDIENTE_AUTORIZAR","AUTORIZADA","RECHAZADA","EN_SURTIMIENTO","SURTIDA","SURTIDA_PARCIAL","RECIBIDA","CERRADA","CANCELADA"]},"solicitanteId":{"type":"integer","minimum":1},"formato":{"type":"string","enum":["json","csv","xlsx","pdf"]},"bloques":{"type":"array","items":{"type":"string","enum":["resumen","tramos","estadosTramo","control","servicios","estados"]},"minItems":1}},"required":["unidadId"],"additionalProperties":false};
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
if(data.servicioId !== undefined){
let data1 = data.servicioId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/servicioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/servicioId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.desde !== undefined){
let data2 = data.desde;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err6 = {instancePath:instancePath+"/desde",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/desde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.hasta !== undefined){
let data3 = data.hasta;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err8 = {instancePath:instancePath+"/hasta",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/hasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.tipo !== undefined){
let data4 = data.tipo;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
if(!(((((data4 === "ORDINARIA") || (data4 === "URGENTE")) || (data4 === "QUIROFANO")) || (data4 === "CARRO_ROJO")) || (data4 === "ALTA"))){
const err11 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.estatus !== undefined){
let data5 = data.estatus;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/estatus",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
if(!((((((((((data5 === "BORRADOR") || (data5 === "PENDIENTE_AUTORIZAR")) || (data5 === "AUTORIZADA")) || (data5 === "RECHAZADA")) || (data5 === "EN_SURTIMIENTO")) || (data5 === "SURTIDA")) || (data5 === "SURTIDA_PARCIAL")) || (data5 === "RECIBIDA")) || (data5 === "CERRADA")) || (data5 === "CANCELADA"))){
const err13 = {instancePath:instancePath+"/estatus",keyword:"enum",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.solicitanteId !== undefined){
let data6 = data.solicitanteId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/solicitanteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/solicitanteId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(!((((((data9 === "resumen") || (data9 === "tramos")) || (data9 === "estadosTramo")) || (data9 === "control")) || (data9 === "servicios")) || (data9 === "estados"))){
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
