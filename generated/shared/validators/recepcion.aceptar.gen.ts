// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateRecepcionAceptar: Validator = validate0;

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
if(data.inspeccionEmpaque === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "inspeccionEmpaque"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.inspeccionEtiquetado === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "inspeccionEtiquetado"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.inspeccionCaducidad === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "inspeccionCaducidad"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.inspeccionTemperatura === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "inspeccionTemperatura"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.lineas === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "inspeccionEmpaque") || (key0 === "inspeccionEtiquetado")) || (key0 === "inspeccionCaducidad")) || (key0 === "inspeccionTemperatura")) || (key0 === "inspeccionObservaciones")) || (key0 === "lineas"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.inspeccionEmpaque !== undefined){
let data0 = data.inspeccionEmpaque;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/inspeccionEmpaque",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
if(!(((data0 === "CUMPLE") || (data0 === "NO_CUMPLE")) || (data0 === "NO_APLICA"))){
const err7 = {instancePath:instancePath+"/inspeccionEmpaque",keyword:"enum",params:{}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.inspeccionEtiquetado !== undefined){
let data1 = data.inspeccionEtiquetado;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/inspeccionEtiquetado",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
if(!(((data1 === "CUMPLE") || (data1 === "NO_CUMPLE")) || (data1 === "NO_APLICA"))){
const err9 = {instancePath:instancePath+"/inspeccionEtiquetado",keyword:"enum",params:{}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.inspeccionCaducidad !== undefined){
let data2 = data.inspeccionCaducidad;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/inspeccionCaducidad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
if(!(((data2 === "CUMPLE") || (data2 === "NO_CUMPLE")) || (data2 === "NO_APLICA"))){
const err11 = {instancePath:instancePath+"/inspeccionCaducidad",keyword:"enum",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.inspeccionTemperatura !== undefined){
let data3 = data.inspeccionTemperatura;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/inspeccionTemperatura",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
if(!(((data3 === "CUMPLE") || (data3 === "NO_CUMPLE")) || (data3 === "NO_APLICA"))){
const err13 = {instancePath:instancePath+"/inspeccionTemperatura",keyword:"enum",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.inspeccionObservaciones !== undefined){
let data4 = data.inspeccionObservaciones;
if(typeof data4 === "string"){
if(func0(data4) > 1000){
const err14 = {instancePath:instancePath+"/inspeccionObservaciones",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/inspeccionObservaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.lineas !== undefined){
let data5 = data.lineas;
if(Array.isArray(data5)){
if(data5.length < 1){
const err16 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err16);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.recepcionDetalleId === undefined){
const err17 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "recepcionDetalleId"}};
(vErrors ??= []).push(err17);
errors++;
}
for(const key1 in data6){
if(!((((((key1 === "recepcionDetalleId") || (key1 === "cantidadRechazada")) || (key1 === "motivoRechazo")) || (key1 === "cartaFolio")) || (key1 === "cartaFecha")) || (key1 === "cartaVigenciaMeses"))){
const err18 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data6.recepcionDetalleId !== undefined){
let data7 = data6.recepcionDetalleId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/recepcionDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err19);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/recepcionDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
if(data6.cantidadRechazada !== undefined){
let data8 = data6.cantidadRechazada;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadRechazada",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err21);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadRechazada",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err22);
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadRechazada",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err23);
errors++;
}
}
}
if(data6.motivoRechazo !== undefined){
let data9 = data6.motivoRechazo;
if(typeof data9 === "string"){
if(func0(data9) > 200){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/motivoRechazo",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/motivoRechazo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data6.cartaFolio !== undefined){
let data10 = data6.cartaFolio;
if(typeof data10 === "string"){
if(func0(data10) > 40){
const err26 = {instancePath:instancePath+"/lineas/" + i0+"/cartaFolio",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/cartaFolio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data6.cartaFecha !== undefined){
let data11 = data6.cartaFecha;
if(typeof data11 === "string"){
if(!(formats0(data11))){
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/cartaFecha",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/lineas/" + i0+"/cartaFecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data6.cartaVigenciaMeses !== undefined){
let data12 = data6.cartaVigenciaMeses;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err30 = {instancePath:instancePath+"/lineas/" + i0+"/cartaVigenciaMeses",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err30);
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 36 || isNaN(data12)){
const err31 = {instancePath:instancePath+"/lineas/" + i0+"/cartaVigenciaMeses",keyword:"maximum",params:{comparison: "<=", limit: 36}};
(vErrors ??= []).push(err31);
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err32 = {instancePath:instancePath+"/lineas/" + i0+"/cartaVigenciaMeses",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err32);
errors++;
}
}
}
}
else {
const err33 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err34);
errors++;
}
}
}
else {
const err35 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err35);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
