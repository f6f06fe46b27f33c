// Generated from schemas/entities/inventario/salida-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateSalidaExtraordinaria: Validator = validate0;

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
if(data.almacenId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "almacenId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.motivoSalidaExtraordinariaId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "motivoSalidaExtraordinariaId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.fechaDocumento === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "fechaDocumento"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "almacenId") || (key0 === "motivoSalidaExtraordinariaId")) || (key0 === "fechaDocumento")) || (key0 === "destinoTexto")) || (key0 === "actaNumero")) || (key0 === "observaciones")) || (key0 === "lineas"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.almacenId !== undefined){
let data0 = data.almacenId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.motivoSalidaExtraordinariaId !== undefined){
let data1 = data.motivoSalidaExtraordinariaId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/motivoSalidaExtraordinariaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.fechaDocumento !== undefined){
let data2 = data.fechaDocumento;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err6 = {instancePath:instancePath+"/fechaDocumento",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/fechaDocumento",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.destinoTexto !== undefined){
let data3 = data.destinoTexto;
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err8 = {instancePath:instancePath+"/destinoTexto",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/destinoTexto",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.actaNumero !== undefined){
let data4 = data.actaNumero;
if(typeof data4 === "string"){
if(func0(data4) > 40){
const err10 = {instancePath:instancePath+"/actaNumero",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/actaNumero",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.observaciones !== undefined){
let data5 = data.observaciones;
if(typeof data5 === "string"){
if(func0(data5) > 1000){
const err12 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.lineas !== undefined){
let data6 = data.lineas;
if(Array.isArray(data6)){
if(data6.length > 500){
const err14 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err14);
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.loteId === undefined){
const err15 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "loteId"}};
(vErrors ??= []).push(err15);
errors++;
}
if(data7.cantidad === undefined){
const err16 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err16);
errors++;
}
for(const key1 in data7){
if(!((((key1 === "salidaExtraordinariaDetalleId") || (key1 === "loteId")) || (key1 === "cantidad")) || (key1 === "observaciones"))){
const err17 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data7.salidaExtraordinariaDetalleId !== undefined){
let data8 = data7.salidaExtraordinariaDetalleId;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/lineas/" + i0+"/salidaExtraordinariaDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err18);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/salidaExtraordinariaDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
if(data7.loteId !== undefined){
let data9 = data7.loteId;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/loteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data7.cantidad !== undefined){
let data10 = data7.cantidad;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err21);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err22);
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err23);
errors++;
}
}
}
if(data7.observaciones !== undefined){
let data11 = data7.observaciones;
if(typeof data11 === "string"){
if(func0(data11) > 120){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/observaciones",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/observaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
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
