// Generated from schemas/endpoints/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateSolicitudManualBody: Validator = validate0;

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
if(data.almacenSolicitanteId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "almacenSolicitanteId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.almacenSurtidorId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "almacenSurtidorId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.folioPapel === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "folioPapel"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.fechaPapel === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "fechaPapel"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.motivoManual === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "motivoManual"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.lineas === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "almacenSolicitanteId") || (key0 === "almacenSurtidorId")) || (key0 === "folioPapel")) || (key0 === "fechaPapel")) || (key0 === "motivoManual")) || (key0 === "urgente")) || (key0 === "aceptaSustitutos")) || (key0 === "lineas"))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.almacenSolicitanteId !== undefined){
let data0 = data.almacenSolicitanteId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/almacenSolicitanteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.almacenSurtidorId !== undefined){
let data1 = data.almacenSurtidorId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/almacenSurtidorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.folioPapel !== undefined){
let data2 = data.folioPapel;
if(typeof data2 === "string"){
if(func0(data2) > 30){
const err9 = {instancePath:instancePath+"/folioPapel",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err9);
errors++;
}
if(func0(data2) < 1){
const err10 = {instancePath:instancePath+"/folioPapel",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/folioPapel",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.fechaPapel !== undefined){
let data3 = data.fechaPapel;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err12 = {instancePath:instancePath+"/fechaPapel",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/fechaPapel",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.motivoManual !== undefined){
let data4 = data.motivoManual;
if(typeof data4 === "string"){
if(func0(data4) > 300){
const err14 = {instancePath:instancePath+"/motivoManual",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err14);
errors++;
}
if(func0(data4) < 1){
const err15 = {instancePath:instancePath+"/motivoManual",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/motivoManual",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.urgente !== undefined){
if(typeof data.urgente !== "boolean"){
const err17 = {instancePath:instancePath+"/urgente",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.aceptaSustitutos !== undefined){
if(typeof data.aceptaSustitutos !== "boolean"){
const err18 = {instancePath:instancePath+"/aceptaSustitutos",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.lineas !== undefined){
let data7 = data.lineas;
if(Array.isArray(data7)){
if(data7.length > 200){
const err19 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err19);
errors++;
}
if(data7.length < 1){
const err20 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err20);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.insumoId === undefined){
const err21 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err21);
errors++;
}
if(data8.cantidadSolicitada === undefined){
const err22 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidadSolicitada"}};
(vErrors ??= []).push(err22);
errors++;
}
for(const key1 in data8){
if(!(((key1 === "solicitudDetalleId") || (key1 === "insumoId")) || (key1 === "cantidadSolicitada"))){
const err23 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data8.solicitudDetalleId !== undefined){
let data9 = data8.solicitudDetalleId;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err24);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
if(data8.insumoId !== undefined){
let data10 = data8.insumoId;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err26 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data8.cantidadSolicitada !== undefined){
let data11 = data8.cantidadSolicitada;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err27);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err28);
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err29 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err29);
errors++;
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err31);
errors++;
}
}
}
else {
const err32 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err32);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
