// Generated from schemas/entities/red/red-historial.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateRedHistorial: Validator = validate0;

const schema0 = {"type":"object","properties":{"tipo":{"type":"string","enum":["CAIDA","RECUPERACION","LENTITUD","ERROR_SERVIDOR"]},"unidadId":{"type":"integer"},"usuarioId":{"type":"integer"},"inicio":{"type":"string","format":"date-time"},"fin":{"type":"string","format":"date-time"},"duracionSeg":{"type":"integer","minimum":0},"dispositivoId":{"type":"string","minLength":1,"maxLength":64},"tipoConexion":{"type":"string","maxLength":20},"latenciaMs":{"type":"integer","minimum":0,"maximum":3600000},"operacionesEnCola":{"type":"integer","minimum":0,"maximum":1000000},"operacionesSincronizadas":{"type":"integer","minimum":0,"maximum":1000000},"operacionesFallidas":{"type":"integer","minimum":0,"maximum":1000000},"versionApp":{"type":"string","maxLength":40},"ruta":{"type":"string","maxLength":200}},"required":["tipo","usuarioId","inicio","dispositivoId"],"additionalProperties":false};
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
if(data.tipo === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.usuarioId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "usuarioId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.inicio === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "inicio"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.dispositivoId === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "dispositivoId"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.tipo !== undefined){
let data0 = data.tipo;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
if(!((((data0 === "CAIDA") || (data0 === "RECUPERACION")) || (data0 === "LENTITUD")) || (data0 === "ERROR_SERVIDOR"))){
const err6 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.unidadId !== undefined){
let data1 = data.unidadId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.usuarioId !== undefined){
let data2 = data.usuarioId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/usuarioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.inicio !== undefined){
let data3 = data.inicio;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err9 = {instancePath:instancePath+"/inicio",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/inicio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.fin !== undefined){
let data4 = data.fin;
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err11 = {instancePath:instancePath+"/fin",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/fin",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.duracionSeg !== undefined){
let data5 = data.duracionSeg;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/duracionSeg",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/duracionSeg",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
if(data.dispositivoId !== undefined){
let data6 = data.dispositivoId;
if(typeof data6 === "string"){
if(func1(data6) > 64){
const err15 = {instancePath:instancePath+"/dispositivoId",keyword:"maxLength",params:{limit: 64}};
(vErrors ??= []).push(err15);
errors++;
}
if(func1(data6) < 1){
const err16 = {instancePath:instancePath+"/dispositivoId",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/dispositivoId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.tipoConexion !== undefined){
let data7 = data.tipoConexion;
if(typeof data7 === "string"){
if(func1(data7) > 20){
const err18 = {instancePath:instancePath+"/tipoConexion",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/tipoConexion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.latenciaMs !== undefined){
let data8 = data.latenciaMs;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/latenciaMs",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 3600000 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/latenciaMs",keyword:"maximum",params:{comparison: "<=", limit: 3600000}};
(vErrors ??= []).push(err21);
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/latenciaMs",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data.operacionesEnCola !== undefined){
let data9 = data.operacionesEnCola;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err23 = {instancePath:instancePath+"/operacionesEnCola",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err23);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/operacionesEnCola",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err24);
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/operacionesEnCola",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
if(data.operacionesSincronizadas !== undefined){
let data10 = data.operacionesSincronizadas;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err26 = {instancePath:instancePath+"/operacionesSincronizadas",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err26);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/operacionesSincronizadas",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err27);
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/operacionesSincronizadas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err28);
errors++;
}
}
}
if(data.operacionesFallidas !== undefined){
let data11 = data.operacionesFallidas;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err29 = {instancePath:instancePath+"/operacionesFallidas",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err29);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/operacionesFallidas",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err30);
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/operacionesFallidas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err31);
errors++;
}
}
}
if(data.versionApp !== undefined){
let data12 = data.versionApp;
if(typeof data12 === "string"){
if(func1(data12) > 40){
const err32 = {instancePath:instancePath+"/versionApp",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/versionApp",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.ruta !== undefined){
let data13 = data.ruta;
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err34 = {instancePath:instancePath+"/ruta",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/ruta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err35);
errors++;
}
}
}
else {
const err36 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err36);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
