// Generated from schemas/entities/proveedores/contrato.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateContrato: Validator = validate0;

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
if(data.proveedorId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "proveedorId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.numero === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "numero"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.ejercicio === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "ejercicio"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.vigenciaDesde === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "vigenciaDesde"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.vigenciaHasta === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "vigenciaHasta"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.diasCanje === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "diasCanje"}};
(vErrors ??= []).push(err5);
errors++;
}
if(data.mesesCaducidadMinima === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "mesesCaducidadMinima"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data.lineas === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err7);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "proveedorId") || (key0 === "numero")) || (key0 === "ejercicio")) || (key0 === "vigenciaDesde")) || (key0 === "vigenciaHasta")) || (key0 === "diasCanje")) || (key0 === "mesesCaducidadMinima")) || (key0 === "lineas"))){
const err8 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.proveedorId !== undefined){
let data0 = data.proveedorId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err9 = {instancePath:instancePath+"/proveedorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.numero !== undefined){
let data1 = data.numero;
if(typeof data1 === "string"){
if(func0(data1) > 60){
const err10 = {instancePath:instancePath+"/numero",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err10);
errors++;
}
if(func0(data1) < 1){
const err11 = {instancePath:instancePath+"/numero",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/numero",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.ejercicio !== undefined){
let data2 = data.ejercicio;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err13 = {instancePath:instancePath+"/ejercicio",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2100 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/ejercicio",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
(vErrors ??= []).push(err14);
errors++;
}
if(data2 < 2000 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/ejercicio",keyword:"minimum",params:{comparison: ">=", limit: 2000}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
if(data.vigenciaDesde !== undefined){
let data3 = data.vigenciaDesde;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err16 = {instancePath:instancePath+"/vigenciaDesde",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/vigenciaDesde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.vigenciaHasta !== undefined){
let data4 = data.vigenciaHasta;
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err18 = {instancePath:instancePath+"/vigenciaHasta",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/vigenciaHasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.diasCanje !== undefined){
let data5 = data.diasCanje;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err20 = {instancePath:instancePath+"/diasCanje",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 365 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/diasCanje",keyword:"maximum",params:{comparison: "<=", limit: 365}};
(vErrors ??= []).push(err21);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/diasCanje",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data.mesesCaducidadMinima !== undefined){
let data6 = data.mesesCaducidadMinima;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err23 = {instancePath:instancePath+"/mesesCaducidadMinima",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err23);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 60 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/mesesCaducidadMinima",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err24);
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/mesesCaducidadMinima",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
if(data.lineas !== undefined){
let data7 = data.lineas;
if(Array.isArray(data7)){
if(data7.length > 500){
const err26 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err26);
errors++;
}
if(data7.length < 1){
const err27 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err27);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.insumoId === undefined){
const err28 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err28);
errors++;
}
if(data8.cantidadMinima === undefined){
const err29 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidadMinima"}};
(vErrors ??= []).push(err29);
errors++;
}
if(data8.cantidadMaxima === undefined){
const err30 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidadMaxima"}};
(vErrors ??= []).push(err30);
errors++;
}
if(data8.precio === undefined){
const err31 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "precio"}};
(vErrors ??= []).push(err31);
errors++;
}
for(const key1 in data8){
if(!(((((key1 === "contratoDetalleId") || (key1 === "insumoId")) || (key1 === "cantidadMinima")) || (key1 === "cantidadMaxima")) || (key1 === "precio"))){
const err32 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data8.contratoDetalleId !== undefined){
let data9 = data8.contratoDetalleId;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err33 = {instancePath:instancePath+"/lineas/" + i0+"/contratoDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err33);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err34 = {instancePath:instancePath+"/lineas/" + i0+"/contratoDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err34);
errors++;
}
}
}
if(data8.insumoId !== undefined){
let data10 = data8.insumoId;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err35 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data8.cantidadMinima !== undefined){
let data11 = data8.cantidadMinima;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err36 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadMinima",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err36);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100000000 || isNaN(data11)){
const err37 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadMinima",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
(vErrors ??= []).push(err37);
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err38 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadMinima",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err38);
errors++;
}
}
}
if(data8.cantidadMaxima !== undefined){
let data12 = data8.cantidadMaxima;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err39 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadMaxima",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err39);
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100000000 || isNaN(data12)){
const err40 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadMaxima",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
(vErrors ??= []).push(err40);
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err41 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadMaxima",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err41);
errors++;
}
}
}
if(data8.precio !== undefined){
let data13 = data8.precio;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err42 = {instancePath:instancePath+"/lineas/" + i0+"/precio",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err42);
errors++;
}
if(decimalPlaces(data13) > 4){
const err43 = {instancePath:instancePath+"/lineas/" + i0+"/precio",keyword:"multipleOf",params:{multipleOf: 0.0001}};
(vErrors ??= []).push(err43);
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/lineas/" + i0+"/precio",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err44);
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err45);
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err46);
errors++;
}
}
}
else {
const err47 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err47);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
