// Generated from schemas/entities/inventario/entrada-extraordinaria.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateEntradaExtraordinaria: Validator = validate0;

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
if(data.almacenId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "almacenId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.motivoEntradaExtraordinariaId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "motivoEntradaExtraordinariaId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.fechaDocumento === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "fechaDocumento"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "almacenId") || (key0 === "motivoEntradaExtraordinariaId")) || (key0 === "fechaDocumento")) || (key0 === "procedencia")) || (key0 === "observaciones")) || (key0 === "lineas"))){
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
if(data.motivoEntradaExtraordinariaId !== undefined){
let data1 = data.motivoEntradaExtraordinariaId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/motivoEntradaExtraordinariaId",keyword:"type",params:{type: "integer"}};
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
if(data.procedencia !== undefined){
let data3 = data.procedencia;
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err8 = {instancePath:instancePath+"/procedencia",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/procedencia",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.observaciones !== undefined){
let data4 = data.observaciones;
if(typeof data4 === "string"){
if(func0(data4) > 1000){
const err10 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.lineas !== undefined){
let data5 = data.lineas;
if(Array.isArray(data5)){
if(data5.length > 500){
const err12 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err12);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.insumoId === undefined){
const err13 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err13);
errors++;
}
if(data6.cantidad === undefined){
const err14 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err14);
errors++;
}
for(const key1 in data6){
if(!(((((((key1 === "entradaExtraordinariaDetalleId") || (key1 === "insumoId")) || (key1 === "numeroLote")) || (key1 === "caducidad")) || (key1 === "cantidad")) || (key1 === "costoUnitario")) || (key1 === "ubicacionCodigo"))){
const err15 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data6.entradaExtraordinariaDetalleId !== undefined){
let data7 = data6.entradaExtraordinariaDetalleId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/lineas/" + i0+"/entradaExtraordinariaDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err16);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/lineas/" + i0+"/entradaExtraordinariaDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err17);
errors++;
}
}
}
if(data6.insumoId !== undefined){
let data8 = data6.insumoId;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data6.numeroLote !== undefined){
let data9 = data6.numeroLote;
if(typeof data9 === "string"){
if(func0(data9) > 30){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLote",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err19);
errors++;
}
if(!pattern0.test(data9)){
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLote",keyword:"pattern",params:{pattern: "^[A-Z0-9./-]+$"}};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLote",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data6.caducidad !== undefined){
let data10 = data6.caducidad;
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/caducidad",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/caducidad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data6.cantidad !== undefined){
let data11 = data6.cantidad;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err24);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000 || isNaN(data11)){
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err25);
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err26 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
if(data6.costoUnitario !== undefined){
let data12 = data6.costoUnitario;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/costoUnitario",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err27);
errors++;
}
if(decimalPlaces(data12) > 4){
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/costoUnitario",keyword:"multipleOf",params:{multipleOf: 0.0001}};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/lineas/" + i0+"/costoUnitario",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data6.ubicacionCodigo !== undefined){
let data13 = data6.ubicacionCodigo;
if(typeof data13 === "string"){
if(func0(data13) > 20){
const err30 = {instancePath:instancePath+"/lineas/" + i0+"/ubicacionCodigo",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/lineas/" + i0+"/ubicacionCodigo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err31);
errors++;
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
