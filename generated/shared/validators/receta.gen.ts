// Generated from schemas/entities/farmacia/receta.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateReceta: Validator = validate0;

const schema0 = {"type":"object","properties":{"pacienteId":{"type":"integer"},"consultaId":{"type":"integer"},"almacenId":{"type":"integer"},"diagnosticoId":{"type":"integer"},"surtimientosPermitidos":{"type":"integer","minimum":1,"maximum":12},"lineas":{"type":"array","items":{"type":"object","properties":{"recetaDetalleId":{"type":"integer","minimum":1},"insumoId":{"type":"integer"},"dosis":{"type":"number","minimum":0.001,"maximum":100000,"multipleOf":0.001},"unidadDosis":{"type":"string","enum":["mcg","mg","g","UI","mEq","mmol","mL","gota","tableta","comprimido","gragea","cápsula","sobre","supositorio","óvulo","parche","ampolleta","frasco ámpula","jeringa","frasco","pieza","dosis","disparo","aplicación"]},"via":{"type":"string","enum":["ORAL","SUBLINGUAL","IV","IM","SC","ID","TOPICA","OFTALMICA","OTICA","NASAL","INHALADA","RECTAL","VAGINAL","SNG","EPIDURAL","INTRATECAL","TRANSDERMICA"]},"frecuenciaHoras":{"type":"integer","minimum":1,"maximum":168},"frecuenciaTexto":{"type":"string","maxLength":80},"duracionDias":{"type":"integer","minimum":1,"maximum":365},"prn":{"type":"boolean"},"indicacionPrn":{"type":"string","maxLength":120},"cantidadPrescrita":{"type":"integer","minimum":0,"maximum":9999},"continuacion":{"type":"boolean"},"indicaciones":{"type":"string","maxLength":300},"justificacion":{"type":"string","minLength":10,"maxLength":300}},"required":["insumoId","dosis","unidadDosis","via","duracionDias","cantidadPrescrita"],"additionalProperties":false},"minItems":1,"maxItems":20},"indicacionesGenerales":{"type":"string","maxLength":1000}},"required":["pacienteId","consultaId","surtimientosPermitidos","lineas"],"additionalProperties":false};
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
if(data.pacienteId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "pacienteId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.consultaId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "consultaId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.surtimientosPermitidos === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "surtimientosPermitidos"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.lineas === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "pacienteId") || (key0 === "consultaId")) || (key0 === "almacenId")) || (key0 === "diagnosticoId")) || (key0 === "surtimientosPermitidos")) || (key0 === "lineas")) || (key0 === "indicacionesGenerales"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.pacienteId !== undefined){
let data0 = data.pacienteId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/pacienteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.consultaId !== undefined){
let data1 = data.consultaId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/consultaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.almacenId !== undefined){
let data2 = data.almacenId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.diagnosticoId !== undefined){
let data3 = data.diagnosticoId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/diagnosticoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.surtimientosPermitidos !== undefined){
let data4 = data.surtimientosPermitidos;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/surtimientosPermitidos",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 12 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/surtimientosPermitidos",keyword:"maximum",params:{comparison: "<=", limit: 12}};
(vErrors ??= []).push(err10);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/surtimientosPermitidos",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data.lineas !== undefined){
let data5 = data.lineas;
if(Array.isArray(data5)){
if(data5.length > 20){
const err12 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 20}};
(vErrors ??= []).push(err12);
errors++;
}
if(data5.length < 1){
const err13 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err13);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.insumoId === undefined){
const err14 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err14);
errors++;
}
if(data6.dosis === undefined){
const err15 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "dosis"}};
(vErrors ??= []).push(err15);
errors++;
}
if(data6.unidadDosis === undefined){
const err16 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "unidadDosis"}};
(vErrors ??= []).push(err16);
errors++;
}
if(data6.via === undefined){
const err17 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "via"}};
(vErrors ??= []).push(err17);
errors++;
}
if(data6.duracionDias === undefined){
const err18 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "duracionDias"}};
(vErrors ??= []).push(err18);
errors++;
}
if(data6.cantidadPrescrita === undefined){
const err19 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidadPrescrita"}};
(vErrors ??= []).push(err19);
errors++;
}
for(const key1 in data6){
if(!(func0.call(schema0.properties.lineas.items.properties, key1))){
const err20 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data6.recetaDetalleId !== undefined){
let data7 = data6.recetaDetalleId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/recetaDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err21);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/recetaDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data6.insumoId !== undefined){
let data8 = data6.insumoId;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data6.dosis !== undefined){
let data9 = data6.dosis;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100000 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/lineas/" + i0+"/dosis",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
(vErrors ??= []).push(err24);
errors++;
}
if(data9 < 0.001 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/lineas/" + i0+"/dosis",keyword:"minimum",params:{comparison: ">=", limit: 0.001}};
(vErrors ??= []).push(err25);
errors++;
}
if(decimalPlaces(data9) > 3){
const err26 = {instancePath:instancePath+"/lineas/" + i0+"/dosis",keyword:"multipleOf",params:{multipleOf: 0.001}};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/lineas/" + i0+"/dosis",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data6.unidadDosis !== undefined){
let data10 = data6.unidadDosis;
if(typeof data10 !== "string"){
const err28 = {instancePath:instancePath+"/lineas/" + i0+"/unidadDosis",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err28);
errors++;
}
if(!((((((((((((((((((((((((data10 === "mcg") || (data10 === "mg")) || (data10 === "g")) || (data10 === "UI")) || (data10 === "mEq")) || (data10 === "mmol")) || (data10 === "mL")) || (data10 === "gota")) || (data10 === "tableta")) || (data10 === "comprimido")) || (data10 === "gragea")) || (data10 === "cápsula")) || (data10 === "sobre")) || (data10 === "supositorio")) || (data10 === "óvulo")) || (data10 === "parche")) || (data10 === "ampolleta")) || (data10 === "frasco ámpula")) || (data10 === "jeringa")) || (data10 === "frasco")) || (data10 === "pieza")) || (data10 === "dosis")) || (data10 === "disparo")) || (data10 === "aplicación"))){
const err29 = {instancePath:instancePath+"/lineas/" + i0+"/unidadDosis",keyword:"enum",params:{}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data6.via !== undefined){
let data11 = data6.via;
if(typeof data11 !== "string"){
const err30 = {instancePath:instancePath+"/lineas/" + i0+"/via",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err30);
errors++;
}
if(!(((((((((((((((((data11 === "ORAL") || (data11 === "SUBLINGUAL")) || (data11 === "IV")) || (data11 === "IM")) || (data11 === "SC")) || (data11 === "ID")) || (data11 === "TOPICA")) || (data11 === "OFTALMICA")) || (data11 === "OTICA")) || (data11 === "NASAL")) || (data11 === "INHALADA")) || (data11 === "RECTAL")) || (data11 === "VAGINAL")) || (data11 === "SNG")) || (data11 === "EPIDURAL")) || (data11 === "INTRATECAL")) || (data11 === "TRANSDERMICA"))){
const err31 = {instancePath:instancePath+"/lineas/" + i0+"/via",keyword:"enum",params:{}};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data6.frecuenciaHoras !== undefined){
let data12 = data6.frecuenciaHoras;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err32 = {instancePath:instancePath+"/lineas/" + i0+"/frecuenciaHoras",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err32);
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 168 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/lineas/" + i0+"/frecuenciaHoras",keyword:"maximum",params:{comparison: "<=", limit: 168}};
(vErrors ??= []).push(err33);
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/lineas/" + i0+"/frecuenciaHoras",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err34);
errors++;
}
}
}
if(data6.frecuenciaTexto !== undefined){
let data13 = data6.frecuenciaTexto;
if(typeof data13 === "string"){
if(func1(data13) > 80){
const err35 = {instancePath:instancePath+"/lineas/" + i0+"/frecuenciaTexto",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/lineas/" + i0+"/frecuenciaTexto",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data6.duracionDias !== undefined){
let data14 = data6.duracionDias;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err37 = {instancePath:instancePath+"/lineas/" + i0+"/duracionDias",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err37);
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 365 || isNaN(data14)){
const err38 = {instancePath:instancePath+"/lineas/" + i0+"/duracionDias",keyword:"maximum",params:{comparison: "<=", limit: 365}};
(vErrors ??= []).push(err38);
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/lineas/" + i0+"/duracionDias",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err39);
errors++;
}
}
}
if(data6.prn !== undefined){
if(typeof data6.prn !== "boolean"){
const err40 = {instancePath:instancePath+"/lineas/" + i0+"/prn",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data6.indicacionPrn !== undefined){
let data16 = data6.indicacionPrn;
if(typeof data16 === "string"){
if(func1(data16) > 120){
const err41 = {instancePath:instancePath+"/lineas/" + i0+"/indicacionPrn",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err41);
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/lineas/" + i0+"/indicacionPrn",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data6.cantidadPrescrita !== undefined){
let data17 = data6.cantidadPrescrita;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err43 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadPrescrita",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err43);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 9999 || isNaN(data17)){
const err44 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadPrescrita",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
(vErrors ??= []).push(err44);
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err45 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadPrescrita",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err45);
errors++;
}
}
}
if(data6.continuacion !== undefined){
if(typeof data6.continuacion !== "boolean"){
const err46 = {instancePath:instancePath+"/lineas/" + i0+"/continuacion",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err46);
errors++;
}
}
if(data6.indicaciones !== undefined){
let data19 = data6.indicaciones;
if(typeof data19 === "string"){
if(func1(data19) > 300){
const err47 = {instancePath:instancePath+"/lineas/" + i0+"/indicaciones",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err47);
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/lineas/" + i0+"/indicaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err48);
errors++;
}
}
if(data6.justificacion !== undefined){
let data20 = data6.justificacion;
if(typeof data20 === "string"){
if(func1(data20) > 300){
const err49 = {instancePath:instancePath+"/lineas/" + i0+"/justificacion",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err49);
errors++;
}
if(func1(data20) < 10){
const err50 = {instancePath:instancePath+"/lineas/" + i0+"/justificacion",keyword:"minLength",params:{limit: 10}};
(vErrors ??= []).push(err50);
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/lineas/" + i0+"/justificacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err51);
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err52);
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err53);
errors++;
}
}
if(data.indicacionesGenerales !== undefined){
let data21 = data.indicacionesGenerales;
if(typeof data21 === "string"){
if(func1(data21) > 1000){
const err54 = {instancePath:instancePath+"/indicacionesGenerales",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err54);
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/indicacionesGenerales",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err55);
errors++;
}
}
}
else {
const err56 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err56);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
