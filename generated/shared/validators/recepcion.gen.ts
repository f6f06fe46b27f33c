// Generated from schemas/entities/proveedores/recepcion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateRecepcion: Validator = validate0;

const schema0 = {"type":"object","properties":{"almacenId":{"type":"integer"},"proveedorId":{"type":"integer"},"eventoId":{"type":"integer"},"contratoId":{"type":"integer"},"ordenSuministro":{"type":"string","maxLength":60},"remision":{"type":"string","minLength":1,"maxLength":60},"factura":{"type":"string","maxLength":60},"fecha":{"type":"string","format":"date"},"lineas":{"type":"array","items":{"type":"object","properties":{"recepcionDetalleId":{"type":"integer","minimum":1},"insumoId":{"type":"integer"},"numeroLote":{"type":"string","maxLength":30,"pattern":"^[A-Z0-9./-]+$"},"caducidad":{"type":"string","format":"date"},"cantidad":{"type":"integer","minimum":1,"maximum":1000000},"costoUnitario":{"type":"number","minimum":0,"multipleOf":0.0001},"ivaPorcentaje":{"type":"number","minimum":0,"maximum":100,"multipleOf":0.01},"temperatura":{"type":"number","minimum":-80,"maximum":60,"multipleOf":0.1},"ubicacionCodigo":{"type":"string","maxLength":20},"marca":{"type":"string","maxLength":80},"fechaFabricacion":{"type":"string","format":"date"},"gtin":{"type":"string","maxLength":14,"pattern":"^(\\d{8}|\\d{12,14})$"},"fuenteFinanciamientoId":{"type":"integer"},"programaId":{"type":"integer"}},"required":["insumoId","cantidad"],"additionalProperties":false},"maxItems":500}},"required":["almacenId","proveedorId","remision","fecha"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const formats0 = date;
const pattern0 = new RegExp("^[A-Z0-9./-]+$", "u");
const pattern1 = new RegExp("^(\\d{8}|\\d{12,14})$", "u");

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
if(data.proveedorId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "proveedorId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.remision === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "remision"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.fecha === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "fecha"}};
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
if(data.almacenId !== undefined){
let data0 = data.almacenId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.proveedorId !== undefined){
let data1 = data.proveedorId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/proveedorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.eventoId !== undefined){
let data2 = data.eventoId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/eventoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.contratoId !== undefined){
let data3 = data.contratoId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/contratoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.ordenSuministro !== undefined){
let data4 = data.ordenSuministro;
if(typeof data4 === "string"){
if(func1(data4) > 60){
const err9 = {instancePath:instancePath+"/ordenSuministro",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/ordenSuministro",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.remision !== undefined){
let data5 = data.remision;
if(typeof data5 === "string"){
if(func1(data5) > 60){
const err11 = {instancePath:instancePath+"/remision",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err11);
errors++;
}
if(func1(data5) < 1){
const err12 = {instancePath:instancePath+"/remision",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/remision",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.factura !== undefined){
let data6 = data.factura;
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err14 = {instancePath:instancePath+"/factura",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/factura",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.fecha !== undefined){
let data7 = data.fecha;
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err16 = {instancePath:instancePath+"/fecha",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/fecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.lineas !== undefined){
let data8 = data.lineas;
if(Array.isArray(data8)){
if(data8.length > 500){
const err18 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err18);
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.insumoId === undefined){
const err19 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err19);
errors++;
}
if(data9.cantidad === undefined){
const err20 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err20);
errors++;
}
for(const key1 in data9){
if(!(func0.call(schema0.properties.lineas.items.properties, key1))){
const err21 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data9.recepcionDetalleId !== undefined){
let data10 = data9.recepcionDetalleId;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/recepcionDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err22);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/recepcionDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err23);
errors++;
}
}
}
if(data9.insumoId !== undefined){
let data11 = data9.insumoId;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data9.numeroLote !== undefined){
let data12 = data9.numeroLote;
if(typeof data12 === "string"){
if(func1(data12) > 30){
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLote",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err25);
errors++;
}
if(!pattern0.test(data12)){
const err26 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLote",keyword:"pattern",params:{pattern: "^[A-Z0-9./-]+$"}};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/numeroLote",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data9.caducidad !== undefined){
let data13 = data9.caducidad;
if(typeof data13 === "string"){
if(!(formats0(data13))){
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/caducidad",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/lineas/" + i0+"/caducidad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data9.cantidad !== undefined){
let data14 = data9.cantidad;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err30 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err30);
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000000 || isNaN(data14)){
const err31 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err31);
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err32 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err32);
errors++;
}
}
}
if(data9.costoUnitario !== undefined){
let data15 = data9.costoUnitario;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err33 = {instancePath:instancePath+"/lineas/" + i0+"/costoUnitario",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err33);
errors++;
}
if(decimalPlaces(data15) > 4){
const err34 = {instancePath:instancePath+"/lineas/" + i0+"/costoUnitario",keyword:"multipleOf",params:{multipleOf: 0.0001}};
(vErrors ??= []).push(err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/lineas/" + i0+"/costoUnitario",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data9.ivaPorcentaje !== undefined){
let data16 = data9.ivaPorcentaje;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 100 || isNaN(data16)){
const err36 = {instancePath:instancePath+"/lineas/" + i0+"/ivaPorcentaje",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err36);
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err37 = {instancePath:instancePath+"/lineas/" + i0+"/ivaPorcentaje",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err37);
errors++;
}
if(decimalPlaces(data16) > 2){
const err38 = {instancePath:instancePath+"/lineas/" + i0+"/ivaPorcentaje",keyword:"multipleOf",params:{multipleOf: 0.01}};
(vErrors ??= []).push(err38);
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/lineas/" + i0+"/ivaPorcentaje",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data9.temperatura !== undefined){
let data17 = data9.temperatura;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 60 || isNaN(data17)){
const err40 = {instancePath:instancePath+"/lineas/" + i0+"/temperatura",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err40);
errors++;
}
if(data17 < -80 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/lineas/" + i0+"/temperatura",keyword:"minimum",params:{comparison: ">=", limit: -80}};
(vErrors ??= []).push(err41);
errors++;
}
if(decimalPlaces(data17) > 1){
const err42 = {instancePath:instancePath+"/lineas/" + i0+"/temperatura",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/lineas/" + i0+"/temperatura",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data9.ubicacionCodigo !== undefined){
let data18 = data9.ubicacionCodigo;
if(typeof data18 === "string"){
if(func1(data18) > 20){
const err44 = {instancePath:instancePath+"/lineas/" + i0+"/ubicacionCodigo",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err44);
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/lineas/" + i0+"/ubicacionCodigo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data9.marca !== undefined){
let data19 = data9.marca;
if(typeof data19 === "string"){
if(func1(data19) > 80){
const err46 = {instancePath:instancePath+"/lineas/" + i0+"/marca",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err46);
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/lineas/" + i0+"/marca",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data9.fechaFabricacion !== undefined){
let data20 = data9.fechaFabricacion;
if(typeof data20 === "string"){
if(!(formats0(data20))){
const err48 = {instancePath:instancePath+"/lineas/" + i0+"/fechaFabricacion",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err48);
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/lineas/" + i0+"/fechaFabricacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err49);
errors++;
}
}
if(data9.gtin !== undefined){
let data21 = data9.gtin;
if(typeof data21 === "string"){
if(func1(data21) > 14){
const err50 = {instancePath:instancePath+"/lineas/" + i0+"/gtin",keyword:"maxLength",params:{limit: 14}};
(vErrors ??= []).push(err50);
errors++;
}
if(!pattern1.test(data21)){
const err51 = {instancePath:instancePath+"/lineas/" + i0+"/gtin",keyword:"pattern",params:{pattern: "^(\\d{8}|\\d{12,14})$"}};
(vErrors ??= []).push(err51);
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/lineas/" + i0+"/gtin",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err52);
errors++;
}
}
if(data9.fuenteFinanciamientoId !== undefined){
let data22 = data9.fuenteFinanciamientoId;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err53 = {instancePath:instancePath+"/lineas/" + i0+"/fuenteFinanciamientoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err53);
errors++;
}
}
if(data9.programaId !== undefined){
let data23 = data9.programaId;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err54 = {instancePath:instancePath+"/lineas/" + i0+"/programaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err54);
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err55);
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err56);
errors++;
}
}
}
else {
const err57 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err57);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
