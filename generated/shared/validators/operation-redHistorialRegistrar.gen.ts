// Generated from schemas/endpoints/red/red-historial.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateRedHistorialRegistrarBody: Validator = validate0;

const schema0 = {"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","required":["dispositivoId","tipo","inicio"],"additionalProperties":false,"properties":{"dispositivoId":{"type":"string","minLength":1,"maxLength":64},"tipo":{"type":"string","enum":["CAIDA","RECUPERACION","LENTITUD","ERROR_SERVIDOR"]},"inicio":{"type":"string","format":"date-time"},"fin":{"type":"string","format":"date-time"},"tipoConexion":{"type":"string","maxLength":20},"latenciaMs":{"type":"integer","minimum":0,"maximum":3600000},"operacionesEnCola":{"type":"integer","minimum":0,"maximum":1000000},"operacionesSincronizadas":{"type":"integer","minimum":0,"maximum":1000000},"operacionesFallidas":{"type":"integer","minimum":0,"maximum":1000000},"versionApp":{"type":"string","maxLength":40},"ruta":{"type":"string","maxLength":200}}}};
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
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.length < 1){
const err1 = {instancePath,keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err1);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.dispositivoId === undefined){
const err2 = {instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "dispositivoId"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data0.tipo === undefined){
const err3 = {instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data0.inicio === undefined){
const err4 = {instancePath:instancePath+"/" + i0,keyword:"required",params:{missingProperty: "inicio"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data0){
if(!(func0.call(schema0.items.properties, key0))){
const err5 = {instancePath:instancePath+"/" + i0,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data0.dispositivoId !== undefined){
let data1 = data0.dispositivoId;
if(typeof data1 === "string"){
if(func1(data1) > 64){
const err6 = {instancePath:instancePath+"/" + i0+"/dispositivoId",keyword:"maxLength",params:{limit: 64}};
(vErrors ??= []).push(err6);
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/" + i0+"/dispositivoId",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/" + i0+"/dispositivoId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data0.tipo !== undefined){
let data2 = data0.tipo;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/" + i0+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
if(!((((data2 === "CAIDA") || (data2 === "RECUPERACION")) || (data2 === "LENTITUD")) || (data2 === "ERROR_SERVIDOR"))){
const err10 = {instancePath:instancePath+"/" + i0+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data0.inicio !== undefined){
let data3 = data0.inicio;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err11 = {instancePath:instancePath+"/" + i0+"/inicio",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/" + i0+"/inicio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data0.fin !== undefined){
let data4 = data0.fin;
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err13 = {instancePath:instancePath+"/" + i0+"/fin",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/" + i0+"/fin",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data0.tipoConexion !== undefined){
let data5 = data0.tipoConexion;
if(typeof data5 === "string"){
if(func1(data5) > 20){
const err15 = {instancePath:instancePath+"/" + i0+"/tipoConexion",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/" + i0+"/tipoConexion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data0.latenciaMs !== undefined){
let data6 = data0.latenciaMs;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err17 = {instancePath:instancePath+"/" + i0+"/latenciaMs",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err17);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 3600000 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/" + i0+"/latenciaMs",keyword:"maximum",params:{comparison: "<=", limit: 3600000}};
(vErrors ??= []).push(err18);
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/" + i0+"/latenciaMs",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
if(data0.operacionesEnCola !== undefined){
let data7 = data0.operacionesEnCola;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/" + i0+"/operacionesEnCola",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/" + i0+"/operacionesEnCola",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err21);
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/" + i0+"/operacionesEnCola",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data0.operacionesSincronizadas !== undefined){
let data8 = data0.operacionesSincronizadas;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err23 = {instancePath:instancePath+"/" + i0+"/operacionesSincronizadas",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err23);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/" + i0+"/operacionesSincronizadas",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err24);
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/" + i0+"/operacionesSincronizadas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
if(data0.operacionesFallidas !== undefined){
let data9 = data0.operacionesFallidas;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err26 = {instancePath:instancePath+"/" + i0+"/operacionesFallidas",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err26);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/" + i0+"/operacionesFallidas",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err27);
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/" + i0+"/operacionesFallidas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err28);
errors++;
}
}
}
if(data0.versionApp !== undefined){
let data10 = data0.versionApp;
if(typeof data10 === "string"){
if(func1(data10) > 40){
const err29 = {instancePath:instancePath+"/" + i0+"/versionApp",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/" + i0+"/versionApp",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data0.ruta !== undefined){
let data11 = data0.ruta;
if(typeof data11 === "string"){
if(func1(data11) > 200){
const err31 = {instancePath:instancePath+"/" + i0+"/ruta",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/" + i0+"/ruta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err32);
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err33);
errors++;
}
}
}
else {
const err34 = {instancePath,keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err34);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
