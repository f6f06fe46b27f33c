// Generated from schemas/entities/inventario/alerta-sanitaria.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '../../../src/shared/validator-runtime';
import type { Validator } from '../../../src/shared/validation';

export const validateAlertaSanitaria: Validator = validate0;

const schema0 = {"type":"object","properties":{"insumoId":{"type":"integer"},"numeroLote":{"type":"string","minLength":1,"maxLength":30,"pattern":"^[A-Z0-9./-]+$"},"origen":{"type":"string","enum":["COFEPRIS","LABORATORIO","FARMACOVIGILANCIA","INTERNA"]},"clase":{"type":"string","enum":["I","II","III"]},"unidadId":{"type":"integer"},"numeroOficio":{"type":"string","maxLength":60},"fechaOficio":{"type":"string","format":"date"},"motivo":{"type":"string","minLength":15,"maxLength":1000},"instrucciones":{"type":"string","maxLength":1000}},"required":["insumoId","numeroLote","origen","clase","unidadId","motivo"],"additionalProperties":false};
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
if(data.origen !== undefined){
let data2 = data.origen;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/origen",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
if(!((((data2 === "COFEPRIS") || (data2 === "LABORATORIO")) || (data2 === "FARMACOVIGILANCIA")) || (data2 === "INTERNA"))){
const err13 = {instancePath:instancePath+"/origen",keyword:"enum",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.clase !== undefined){
let data3 = data.clase;
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/clase",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
if(!(((data3 === "I") || (data3 === "II")) || (data3 === "III"))){
const err15 = {instancePath:instancePath+"/clase",keyword:"enum",params:{}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.unidadId !== undefined){
let data4 = data.unidadId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.numeroOficio !== undefined){
let data5 = data.numeroOficio;
if(typeof data5 === "string"){
if(func1(data5) > 60){
const err17 = {instancePath:instancePath+"/numeroOficio",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/numeroOficio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.fechaOficio !== undefined){
let data6 = data.fechaOficio;
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err19 = {instancePath:instancePath+"/fechaOficio",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/fechaOficio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.motivo !== undefined){
let data7 = data.motivo;
if(typeof data7 === "string"){
if(func1(data7) > 1000){
const err21 = {instancePath:instancePath+"/motivo",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err21);
errors++;
}
if(func1(data7) < 15){
const err22 = {instancePath:instancePath+"/motivo",keyword:"minLength",params:{limit: 15}};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/motivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.instrucciones !== undefined){
let data8 = data.instrucciones;
if(typeof data8 === "string"){
if(func1(data8) > 1000){
const err24 = {instancePath:instancePath+"/instrucciones",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/instrucciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err26);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
