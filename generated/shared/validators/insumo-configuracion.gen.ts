// Generated from schemas/entities/inventario/insumo-configuracion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateInsumoConfiguracion: Validator = validate0;

const schema0 = {"type":"object","properties":{"almacenId":{"type":"integer"},"insumoId":{"type":"integer"},"minimo":{"type":"integer","minimum":0,"maximum":10000000},"puntoReorden":{"type":"integer","minimum":0,"maximum":10000000},"maximo":{"type":"integer","minimum":0,"maximum":10000000},"fondoFijo":{"type":"integer","minimum":0,"maximum":10000000},"mesesCobertura":{"type":"number","minimum":0.25,"maximum":6,"multipleOf":0.01},"diasEntrega":{"type":"integer","minimum":0,"maximum":120},"multiplo":{"type":"integer","minimum":1,"maximum":100000},"consumoMaximoSolicitud":{"type":"integer","minimum":1,"maximum":10000000},"cpmManual":{"type":"number","minimum":0,"maximum":9999999999,"multipleOf":0.01},"motivoCpm":{"type":"string","minLength":3,"maxLength":300}},"required":["almacenId","insumoId","minimo","puntoReorden","maximo","mesesCobertura","diasEntrega","multiplo"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;

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
if(data.insumoId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.minimo === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "minimo"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.puntoReorden === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "puntoReorden"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.maximo === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "maximo"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.mesesCobertura === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "mesesCobertura"}};
(vErrors ??= []).push(err5);
errors++;
}
if(data.diasEntrega === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "diasEntrega"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data.multiplo === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "multiplo"}};
(vErrors ??= []).push(err7);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err8 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.almacenId !== undefined){
let data0 = data.almacenId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err9 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.insumoId !== undefined){
let data1 = data.insumoId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.minimo !== undefined){
let data2 = data.minimo;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/minimo",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err11);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000000 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/minimo",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
(vErrors ??= []).push(err12);
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/minimo",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
if(data.puntoReorden !== undefined){
let data3 = data.puntoReorden;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/puntoReorden",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10000000 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/puntoReorden",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
(vErrors ??= []).push(err15);
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/puntoReorden",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
if(data.maximo !== undefined){
let data4 = data.maximo;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/maximo",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err17);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10000000 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/maximo",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
(vErrors ??= []).push(err18);
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/maximo",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
if(data.fondoFijo !== undefined){
let data5 = data.fondoFijo;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err20 = {instancePath:instancePath+"/fondoFijo",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000000 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/fondoFijo",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
(vErrors ??= []).push(err21);
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/fondoFijo",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data.mesesCobertura !== undefined){
let data6 = data.mesesCobertura;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 6 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/mesesCobertura",keyword:"maximum",params:{comparison: "<=", limit: 6}};
(vErrors ??= []).push(err23);
errors++;
}
if(data6 < 0.25 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/mesesCobertura",keyword:"minimum",params:{comparison: ">=", limit: 0.25}};
(vErrors ??= []).push(err24);
errors++;
}
if(decimalPlaces(data6) > 2){
const err25 = {instancePath:instancePath+"/mesesCobertura",keyword:"multipleOf",params:{multipleOf: 0.01}};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/mesesCobertura",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.diasEntrega !== undefined){
let data7 = data.diasEntrega;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err27 = {instancePath:instancePath+"/diasEntrega",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err27);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 120 || isNaN(data7)){
const err28 = {instancePath:instancePath+"/diasEntrega",keyword:"maximum",params:{comparison: "<=", limit: 120}};
(vErrors ??= []).push(err28);
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err29 = {instancePath:instancePath+"/diasEntrega",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err29);
errors++;
}
}
}
if(data.multiplo !== undefined){
let data8 = data.multiplo;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err30 = {instancePath:instancePath+"/multiplo",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err30);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100000 || isNaN(data8)){
const err31 = {instancePath:instancePath+"/multiplo",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
(vErrors ??= []).push(err31);
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/multiplo",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err32);
errors++;
}
}
}
if(data.consumoMaximoSolicitud !== undefined){
let data9 = data.consumoMaximoSolicitud;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err33 = {instancePath:instancePath+"/consumoMaximoSolicitud",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err33);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10000000 || isNaN(data9)){
const err34 = {instancePath:instancePath+"/consumoMaximoSolicitud",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
(vErrors ??= []).push(err34);
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err35 = {instancePath:instancePath+"/consumoMaximoSolicitud",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err35);
errors++;
}
}
}
if(data.cpmManual !== undefined){
let data10 = data.cpmManual;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9999999999 || isNaN(data10)){
const err36 = {instancePath:instancePath+"/cpmManual",keyword:"maximum",params:{comparison: "<=", limit: 9999999999}};
(vErrors ??= []).push(err36);
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err37 = {instancePath:instancePath+"/cpmManual",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err37);
errors++;
}
if(decimalPlaces(data10) > 2){
const err38 = {instancePath:instancePath+"/cpmManual",keyword:"multipleOf",params:{multipleOf: 0.01}};
(vErrors ??= []).push(err38);
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/cpmManual",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.motivoCpm !== undefined){
let data11 = data.motivoCpm;
if(typeof data11 === "string"){
if(func1(data11) > 300){
const err40 = {instancePath:instancePath+"/motivoCpm",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err40);
errors++;
}
if(func1(data11) < 3){
const err41 = {instancePath:instancePath+"/motivoCpm",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err41);
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/motivoCpm",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err42);
errors++;
}
}
}
else {
const err43 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err43);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
