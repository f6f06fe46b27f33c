// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateAlertaSanitaria: Validator = validate0;

const schema0 = {"type":"object","properties":{"insumoId":{"type":"integer"},"numeroLote":{"type":"string","minLength":1,"maxLength":30,"pattern":"^[A-Z0-9./-]+$"},"otrosNumeros":{"type":"array","items":{"type":"string","minLength":1,"maxLength":30},"uniqueItems":true,"maxItems":20},"proveedorId":{"type":"integer"},"marca":{"type":"string","maxLength":80},"parecidosRevisados":{"type":"boolean"},"origen":{"type":"string","enum":["COFEPRIS","LABORATORIO","FARMACOVIGILANCIA","INTERNA"]},"clase":{"type":"string","enum":["I","II","III"]},"unidadId":{"type":"integer"},"numeroOficio":{"type":"string","maxLength":60},"fechaOficio":{"type":"string","format":"date"},"motivo":{"type":"string","minLength":15,"maxLength":1000},"instrucciones":{"type":"string","maxLength":1000}},"required":["insumoId","numeroLote","origen","clase","unidadId","motivo"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const pattern0 = new RegExp("^[A-Z0-9./-]+$", "u");
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
if(data.insumoId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.numeroLote === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "numeroLote"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.origen === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "origen"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.clase === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "clase"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.unidadId === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "unidadId"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.motivo === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "motivo"}};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.insumoId !== undefined){
let data0 = data.insumoId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.numeroLote !== undefined){
let data1 = data.numeroLote;
if(typeof data1 === "string"){
if(func1(data1) > 30){
const err8 = {instancePath:instancePath+"/numeroLote",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err8);
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/numeroLote",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
if(!pattern0.test(data1)){
const err10 = {instancePath:instancePath+"/numeroLote",keyword:"pattern",params:{pattern: "^[A-Z0-9./-]+$"}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/numeroLote",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.otrosNumeros !== undefined){
let data2 = data.otrosNumeros;
if(Array.isArray(data2)){
if(data2.length > 20){
const err12 = {instancePath:instancePath+"/otrosNumeros",keyword:"maxItems",params:{limit: 20}};
(vErrors ??= []).push(err12);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) > 30){
const err13 = {instancePath:instancePath+"/otrosNumeros/" + i0,keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err13);
errors++;
}
if(func1(data3) < 1){
const err14 = {instancePath:instancePath+"/otrosNumeros/" + i0,keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/otrosNumeros/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err16 = {instancePath:instancePath+"/otrosNumeros",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err16);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err17 = {instancePath:instancePath+"/otrosNumeros",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.proveedorId !== undefined){
let data4 = data.proveedorId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err18 = {instancePath:instancePath+"/proveedorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.marca !== undefined){
let data5 = data.marca;
if(typeof data5 === "string"){
if(func1(data5) > 80){
const err19 = {instancePath:instancePath+"/marca",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/marca",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.parecidosRevisados !== undefined){
if(typeof data.parecidosRevisados !== "boolean"){
const err21 = {instancePath:instancePath+"/parecidosRevisados",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.origen !== undefined){
let data7 = data.origen;
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/origen",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err22);
errors++;
}
if(!((((data7 === "COFEPRIS") || (data7 === "LABORATORIO")) || (data7 === "FARMACOVIGILANCIA")) || (data7 === "INTERNA"))){
const err23 = {instancePath:instancePath+"/origen",keyword:"enum",params:{}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.clase !== undefined){
let data8 = data.clase;
if(typeof data8 !== "string"){
const err24 = {instancePath:instancePath+"/clase",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err24);
errors++;
}
if(!(((data8 === "I") || (data8 === "II")) || (data8 === "III"))){
const err25 = {instancePath:instancePath+"/clase",keyword:"enum",params:{}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.unidadId !== undefined){
let data9 = data.unidadId;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err26 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.numeroOficio !== undefined){
let data10 = data.numeroOficio;
if(typeof data10 === "string"){
if(func1(data10) > 60){
const err27 = {instancePath:instancePath+"/numeroOficio",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/numeroOficio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.fechaOficio !== undefined){
let data11 = data.fechaOficio;
if(typeof data11 === "string"){
if(!(formats0(data11))){
const err29 = {instancePath:instancePath+"/fechaOficio",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/fechaOficio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.motivo !== undefined){
let data12 = data.motivo;
if(typeof data12 === "string"){
if(func1(data12) > 1000){
const err31 = {instancePath:instancePath+"/motivo",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err31);
errors++;
}
if(func1(data12) < 15){
const err32 = {instancePath:instancePath+"/motivo",keyword:"minLength",params:{limit: 15}};
(vErrors ??= []).push(err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/motivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.instrucciones !== undefined){
let data13 = data.instrucciones;
if(typeof data13 === "string"){
if(func1(data13) > 1000){
const err34 = {instancePath:instancePath+"/instrucciones",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/instrucciones",keyword:"type",params:{type: "string"}};
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
