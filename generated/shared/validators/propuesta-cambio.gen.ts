// Generated from schemas/entities/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePropuestaCambio: Validator = validate0;

const formats0 = date;
const func0 = codePointLength;
const pattern0 = new RegExp("^[A-Z0-9./-]+$", "u");

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
if(data.almacenId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "almacenId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.tipo === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.fechaCompromiso === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "fechaCompromiso"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "proveedorId") || (key0 === "almacenId")) || (key0 === "tipo")) || (key0 === "fechaCompromiso")) || (key0 === "proveedorNota")) || (key0 === "lineas"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.proveedorId !== undefined){
let data0 = data.proveedorId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/proveedorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.almacenId !== undefined){
let data1 = data.almacenId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.tipo !== undefined){
let data2 = data.tipo;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!(((data2 === "MISMO_INSUMO") || (data2 === "SUSTITUTO")) || (data2 === "NOTA_CREDITO"))){
const err8 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.fechaCompromiso !== undefined){
let data3 = data.fechaCompromiso;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err9 = {instancePath:instancePath+"/fechaCompromiso",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/fechaCompromiso",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.proveedorNota !== undefined){
let data4 = data.proveedorNota;
if(typeof data4 === "string"){
if(func0(data4) > 1000){
const err11 = {instancePath:instancePath+"/proveedorNota",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/proveedorNota",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.lineas !== undefined){
let data5 = data.lineas;
if(Array.isArray(data5)){
if(data5.length > 200){
const err13 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err13);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.loteSaleId === undefined){
const err14 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "loteSaleId"}};
(vErrors ??= []).push(err14);
errors++;
}
if(data6.cantidadSale === undefined){
const err15 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidadSale"}};
(vErrors ??= []).push(err15);
errors++;
}
for(const key1 in data6){
if(!(((((((key1 === "propuestaCambioDetalleId") || (key1 === "loteSaleId")) || (key1 === "cantidadSale")) || (key1 === "insumoEntraId")) || (key1 === "numeroLoteEntra")) || (key1 === "caducidadEntra")) || (key1 === "cantidadEntra"))){
const err16 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data6.propuestaCambioDetalleId !== undefined){
let data7 = data6.propuestaCambioDetalleId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/lineas/" + i0+"/propuestaCambioDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err17);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/lineas/" + i0+"/propuestaCambioDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
if(data6.loteSaleId !== undefined){
let data8 = data6.loteSaleId;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/loteSaleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data6.cantidadSale !== undefined){
let data9 = data6.cantidadSale;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSale",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSale",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err21);
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSale",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data6.insumoEntraId !== undefined){
let data10 = data6.insumoEntraId;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/insumoEntraId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data6.numeroLoteEntra !== undefined){
let data11 = data6.numeroLoteEntra;
if(typeof data11 === "string"){
if(func0(data11) > 30){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLoteEntra",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err24);
errors++;
}
if(!pattern0.test(data11)){
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLoteEntra",keyword:"pattern",params:{pattern: "^[A-Z0-9./-]+$"}};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLoteEntra",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data6.caducidadEntra !== undefined){
let data12 = data6.caducidadEntra;
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/caducidadEntra",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/caducidadEntra",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data6.cantidadEntra !== undefined){
let data13 = data6.cantidadEntra;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err29 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadEntra",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err29);
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000000 || isNaN(data13)){
const err30 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadEntra",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err30);
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err31 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadEntra",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err31);
errors++;
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err32);
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err33);
errors++;
}
}
}
else {
const err34 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err34);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
