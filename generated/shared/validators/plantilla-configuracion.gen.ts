// Generated from schemas/entities/inventario/plantilla-configuracion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePlantillaConfiguracion: Validator = validate0;

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
if(data.nombre === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.unidadTipoId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "unidadTipoId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.tipoAlmacen === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "tipoAlmacen"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.lineas === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((key0 === "nombre") || (key0 === "unidadTipoId")) || (key0 === "tipoAlmacen")) || (key0 === "lineas"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.nombre !== undefined){
let data0 = data.nombre;
if(typeof data0 === "string"){
if(func0(data0) > 80){
const err5 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err5);
errors++;
}
if(func0(data0) < 3){
const err6 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.unidadTipoId !== undefined){
let data1 = data.unidadTipoId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/unidadTipoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.tipoAlmacen !== undefined){
let data2 = data.tipoAlmacen;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/tipoAlmacen",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
if(!((((((((((data2 === "ALMACEN_ESTATAL") || (data2 === "ALMACEN_REGIONAL")) || (data2 === "ALMACEN_JURISDICCIONAL")) || (data2 === "ALMACEN_UNIDAD")) || (data2 === "FARMACIA")) || (data2 === "CENDIS")) || (data2 === "CENTRAL_ENFERMERIA")) || (data2 === "QUIROFANO")) || (data2 === "CARRO_ROJO")) || (data2 === "CUARENTENA"))){
const err10 = {instancePath:instancePath+"/tipoAlmacen",keyword:"enum",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.lineas !== undefined){
let data3 = data.lineas;
if(Array.isArray(data3)){
if(data3.length > 500){
const err11 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err11);
errors++;
}
if(data3.length < 1){
const err12 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err12);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.insumoId === undefined){
const err13 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err13);
errors++;
}
if(data4.mesesCobertura === undefined){
const err14 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "mesesCobertura"}};
(vErrors ??= []).push(err14);
errors++;
}
if(data4.diasEntrega === undefined){
const err15 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "diasEntrega"}};
(vErrors ??= []).push(err15);
errors++;
}
if(data4.multiplo === undefined){
const err16 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "multiplo"}};
(vErrors ??= []).push(err16);
errors++;
}
for(const key1 in data4){
if(!((((((((key1 === "plantillaLineaId") || (key1 === "insumoId")) || (key1 === "minimo")) || (key1 === "puntoReorden")) || (key1 === "maximo")) || (key1 === "mesesCobertura")) || (key1 === "diasEntrega")) || (key1 === "multiplo"))){
const err17 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data4.plantillaLineaId !== undefined){
let data5 = data4.plantillaLineaId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err18 = {instancePath:instancePath+"/lineas/" + i0+"/plantillaLineaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err18);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/plantillaLineaId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
if(data4.insumoId !== undefined){
let data6 = data4.insumoId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data4.minimo !== undefined){
let data7 = data4.minimo;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/minimo",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err21);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000000 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/minimo",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
(vErrors ??= []).push(err22);
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/minimo",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err23);
errors++;
}
}
}
if(data4.puntoReorden !== undefined){
let data8 = data4.puntoReorden;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/puntoReorden",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err24);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10000000 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/puntoReorden",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
(vErrors ??= []).push(err25);
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/lineas/" + i0+"/puntoReorden",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
if(data4.maximo !== undefined){
let data9 = data4.maximo;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/maximo",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err27);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10000000 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/maximo",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
(vErrors ??= []).push(err28);
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/lineas/" + i0+"/maximo",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err29);
errors++;
}
}
}
if(data4.mesesCobertura !== undefined){
let data10 = data4.mesesCobertura;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 6 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/lineas/" + i0+"/mesesCobertura",keyword:"maximum",params:{comparison: "<=", limit: 6}};
(vErrors ??= []).push(err30);
errors++;
}
if(data10 < 0.25 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/lineas/" + i0+"/mesesCobertura",keyword:"minimum",params:{comparison: ">=", limit: 0.25}};
(vErrors ??= []).push(err31);
errors++;
}
if(decimalPlaces(data10) > 2){
const err32 = {instancePath:instancePath+"/lineas/" + i0+"/mesesCobertura",keyword:"multipleOf",params:{multipleOf: 0.01}};
(vErrors ??= []).push(err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/lineas/" + i0+"/mesesCobertura",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data4.diasEntrega !== undefined){
let data11 = data4.diasEntrega;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err34 = {instancePath:instancePath+"/lineas/" + i0+"/diasEntrega",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err34);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 120 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/lineas/" + i0+"/diasEntrega",keyword:"maximum",params:{comparison: "<=", limit: 120}};
(vErrors ??= []).push(err35);
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/lineas/" + i0+"/diasEntrega",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err36);
errors++;
}
}
}
if(data4.multiplo !== undefined){
let data12 = data4.multiplo;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err37 = {instancePath:instancePath+"/lineas/" + i0+"/multiplo",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err37);
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 100000 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/lineas/" + i0+"/multiplo",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
(vErrors ??= []).push(err38);
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err39 = {instancePath:instancePath+"/lineas/" + i0+"/multiplo",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err39);
errors++;
}
}
}
}
else {
const err40 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err40);
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err41);
errors++;
}
}
}
else {
const err42 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err42);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
