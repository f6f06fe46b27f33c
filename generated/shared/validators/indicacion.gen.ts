// Generated from schemas/entities/hospital/indicacion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateIndicacion: Validator = validate0;

const schema0 = {"type":"object","properties":{"hospitalizacionId":{"type":"integer"},"notaEvolucionId":{"type":"integer"},"tipo":{"type":"string","enum":["MEDICAMENTO","SOLUCION","DIETA","CUIDADO","ESTUDIO"]},"insumoId":{"type":"integer"},"descripcion":{"type":"string","maxLength":300},"dosis":{"type":"number","minimum":0,"maximum":100000,"multipleOf":0.001},"unidadDosis":{"type":"string","enum":["mcg","mg","g","UI","mEq","mmol","mL","gota","tableta","comprimido","gragea","cápsula","sobre","supositorio","óvulo","parche","ampolleta","frasco ámpula","jeringa","frasco","pieza","dosis","disparo","aplicación"]},"via":{"type":"string","enum":["ORAL","SUBLINGUAL","IV","IM","SC","ID","TOPICA","OFTALMICA","OTICA","NASAL","INHALADA","RECTAL","VAGINAL","SNG","EPIDURAL","INTRATECAL","TRANSDERMICA"]},"frecuenciaHoras":{"type":"integer","minimum":1,"maximum":168},"prn":{"type":"boolean"},"indicacionPrn":{"type":"string","maxLength":200},"desde":{"type":"string","format":"date-time"},"hasta":{"type":"string","format":"date-time"},"justificacion":{"type":"string","maxLength":300}},"required":["hospitalizacionId","tipo","prn","desde"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const formats0 = dateTime;

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
if(data.hospitalizacionId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "hospitalizacionId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.tipo === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.prn === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "prn"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.desde === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "desde"}};
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
if(data.hospitalizacionId !== undefined){
let data0 = data.hospitalizacionId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/hospitalizacionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.notaEvolucionId !== undefined){
let data1 = data.notaEvolucionId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/notaEvolucionId",keyword:"type",params:{type: "integer"}};
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
if(!(((((data2 === "MEDICAMENTO") || (data2 === "SOLUCION")) || (data2 === "DIETA")) || (data2 === "CUIDADO")) || (data2 === "ESTUDIO"))){
const err8 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.insumoId !== undefined){
let data3 = data.insumoId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.descripcion !== undefined){
let data4 = data.descripcion;
if(typeof data4 === "string"){
if(func1(data4) > 300){
const err10 = {instancePath:instancePath+"/descripcion",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/descripcion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.dosis !== undefined){
let data5 = data.dosis;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100000 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/dosis",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
(vErrors ??= []).push(err12);
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/dosis",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err13);
errors++;
}
if(decimalPlaces(data5) > 3){
const err14 = {instancePath:instancePath+"/dosis",keyword:"multipleOf",params:{multipleOf: 0.001}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/dosis",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.unidadDosis !== undefined){
let data6 = data.unidadDosis;
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/unidadDosis",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
if(!((((((((((((((((((((((((data6 === "mcg") || (data6 === "mg")) || (data6 === "g")) || (data6 === "UI")) || (data6 === "mEq")) || (data6 === "mmol")) || (data6 === "mL")) || (data6 === "gota")) || (data6 === "tableta")) || (data6 === "comprimido")) || (data6 === "gragea")) || (data6 === "cápsula")) || (data6 === "sobre")) || (data6 === "supositorio")) || (data6 === "óvulo")) || (data6 === "parche")) || (data6 === "ampolleta")) || (data6 === "frasco ámpula")) || (data6 === "jeringa")) || (data6 === "frasco")) || (data6 === "pieza")) || (data6 === "dosis")) || (data6 === "disparo")) || (data6 === "aplicación"))){
const err17 = {instancePath:instancePath+"/unidadDosis",keyword:"enum",params:{}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.via !== undefined){
let data7 = data.via;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/via",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
if(!(((((((((((((((((data7 === "ORAL") || (data7 === "SUBLINGUAL")) || (data7 === "IV")) || (data7 === "IM")) || (data7 === "SC")) || (data7 === "ID")) || (data7 === "TOPICA")) || (data7 === "OFTALMICA")) || (data7 === "OTICA")) || (data7 === "NASAL")) || (data7 === "INHALADA")) || (data7 === "RECTAL")) || (data7 === "VAGINAL")) || (data7 === "SNG")) || (data7 === "EPIDURAL")) || (data7 === "INTRATECAL")) || (data7 === "TRANSDERMICA"))){
const err19 = {instancePath:instancePath+"/via",keyword:"enum",params:{}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.frecuenciaHoras !== undefined){
let data8 = data.frecuenciaHoras;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/frecuenciaHoras",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 168 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/frecuenciaHoras",keyword:"maximum",params:{comparison: "<=", limit: 168}};
(vErrors ??= []).push(err21);
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/frecuenciaHoras",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data.prn !== undefined){
if(typeof data.prn !== "boolean"){
const err23 = {instancePath:instancePath+"/prn",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.indicacionPrn !== undefined){
let data10 = data.indicacionPrn;
if(typeof data10 === "string"){
if(func1(data10) > 200){
const err24 = {instancePath:instancePath+"/indicacionPrn",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/indicacionPrn",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.desde !== undefined){
let data11 = data.desde;
if(typeof data11 === "string"){
if(!(formats0(data11))){
const err26 = {instancePath:instancePath+"/desde",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/desde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.hasta !== undefined){
let data12 = data.hasta;
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err28 = {instancePath:instancePath+"/hasta",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/hasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.justificacion !== undefined){
let data13 = data.justificacion;
if(typeof data13 === "string"){
if(func1(data13) > 300){
const err30 = {instancePath:instancePath+"/justificacion",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/justificacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err31);
errors++;
}
}
}
else {
const err32 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err32);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
