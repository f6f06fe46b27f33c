// Generated from schemas/entities/inventario/conteo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateConteo: Validator = validate0;

const schema0 = {"type":"object","properties":{"almacenId":{"type":"integer"},"tipo":{"type":"string","enum":["GENERAL","CICLICO","CONTROLADOS","ALEATORIO","CORTE_TURNO"]},"fechaProgramada":{"type":"string","format":"date"},"ciego":{"type":"boolean"},"tolerancia":{"type":"number","minimum":0,"maximum":20,"multipleOf":0.01},"observaciones":{"type":"string","maxLength":1000},"insumoIds":{"type":"array","items":{"type":"integer"},"uniqueItems":true,"maxItems":500},"ubicacion":{"type":"string","maxLength":20},"lotesAlAzar":{"type":"integer","minimum":1,"maximum":500}},"required":["almacenId","tipo","fechaProgramada","ciego","tolerancia"],"additionalProperties":false};
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
if(data.almacenId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "almacenId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.tipo === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.fechaProgramada === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "fechaProgramada"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.ciego === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "ciego"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.tolerancia === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "tolerancia"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.almacenId !== undefined){
let data0 = data.almacenId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.tipo !== undefined){
let data1 = data.tipo;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!(((((data1 === "GENERAL") || (data1 === "CICLICO")) || (data1 === "CONTROLADOS")) || (data1 === "ALEATORIO")) || (data1 === "CORTE_TURNO"))){
const err8 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.fechaProgramada !== undefined){
let data2 = data.fechaProgramada;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err9 = {instancePath:instancePath+"/fechaProgramada",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/fechaProgramada",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.ciego !== undefined){
if(typeof data.ciego !== "boolean"){
const err11 = {instancePath:instancePath+"/ciego",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.tolerancia !== undefined){
let data4 = data.tolerancia;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 20 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/tolerancia",keyword:"maximum",params:{comparison: "<=", limit: 20}};
(vErrors ??= []).push(err12);
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/tolerancia",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err13);
errors++;
}
if(decimalPlaces(data4) > 2){
const err14 = {instancePath:instancePath+"/tolerancia",keyword:"multipleOf",params:{multipleOf: 0.01}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/tolerancia",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.observaciones !== undefined){
let data5 = data.observaciones;
if(typeof data5 === "string"){
if(func1(data5) > 1000){
const err16 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.insumoIds !== undefined){
let data6 = data.insumoIds;
if(Array.isArray(data6)){
if(data6.length > 500){
const err18 = {instancePath:instancePath+"/insumoIds",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err18);
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/insumoIds/" + i0,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err19);
errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err20 = {instancePath:instancePath+"/insumoIds",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err20);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err21 = {instancePath:instancePath+"/insumoIds",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.ubicacion !== undefined){
let data8 = data.ubicacion;
if(typeof data8 === "string"){
if(func1(data8) > 20){
const err22 = {instancePath:instancePath+"/ubicacion",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/ubicacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.lotesAlAzar !== undefined){
let data9 = data.lotesAlAzar;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err24 = {instancePath:instancePath+"/lotesAlAzar",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err24);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 500 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/lotesAlAzar",keyword:"maximum",params:{comparison: "<=", limit: 500}};
(vErrors ??= []).push(err25);
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/lotesAlAzar",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
}
else {
const err27 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err27);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
