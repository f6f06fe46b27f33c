// Generated from schemas/endpoints/platform/tableros.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateTableroUpdateBody: Validator = validate0;

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
if(data.version === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((key0 === "version") || (key0 === "nombre")) || (key0 === "contenido")) || (key0 === "compartida"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
}
}
if(data.nombre !== undefined){
let data1 = data.nombre;
if(typeof data1 === "string"){
if(func0(data1) > 60){
const err4 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err4);
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.contenido !== undefined){
let data2 = data.contenido;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.periodo === undefined){
const err7 = {instancePath:instancePath+"/contenido",keyword:"required",params:{missingProperty: "periodo"}};
(vErrors ??= []).push(err7);
errors++;
}
if(data2.tarjetas === undefined){
const err8 = {instancePath:instancePath+"/contenido",keyword:"required",params:{missingProperty: "tarjetas"}};
(vErrors ??= []).push(err8);
errors++;
}
for(const key1 in data2){
if(!((key1 === "periodo") || (key1 === "tarjetas"))){
const err9 = {instancePath:instancePath+"/contenido",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data2.periodo !== undefined){
let data3 = data2.periodo;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/contenido/periodo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
if(!(((((data3 === "HOY") || (data3 === "7D")) || (data3 === "30D")) || (data3 === "MES")) || (data3 === "ANIO"))){
const err11 = {instancePath:instancePath+"/contenido/periodo",keyword:"enum",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data2.tarjetas !== undefined){
let data4 = data2.tarjetas;
if(Array.isArray(data4)){
if(data4.length > 24){
const err12 = {instancePath:instancePath+"/contenido/tarjetas",keyword:"maxItems",params:{limit: 24}};
(vErrors ??= []).push(err12);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.tipo === undefined){
const err13 = {instancePath:instancePath+"/contenido/tarjetas/" + i0,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err13);
errors++;
}
for(const key2 in data5){
if(!((((((((key2 === "tipo") || (key2 === "titulo")) || (key2 === "recurso")) || (key2 === "filtros")) || (key2 === "reporte")) || (key2 === "bloque")) || (key2 === "campo")) || (key2 === "parametros"))){
const err14 = {instancePath:instancePath+"/contenido/tarjetas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data5.tipo !== undefined){
let data6 = data5.tipo;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
if(!(((data6 === "CUENTA") || (data6 === "CIFRA")) || (data6 === "DIBUJO"))){
const err16 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data5.titulo !== undefined){
let data7 = data5.titulo;
if(typeof data7 === "string"){
if(func0(data7) > 80){
const err17 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/titulo",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/titulo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data5.recurso !== undefined){
let data8 = data5.recurso;
if(typeof data8 === "string"){
if(func0(data8) > 60){
const err19 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/recurso",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/recurso",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data5.filtros !== undefined){
let data9 = data5.filtros;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
const err21 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/filtros",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data5.reporte !== undefined){
let data10 = data5.reporte;
if(typeof data10 === "string"){
if(func0(data10) > 60){
const err22 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/reporte",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/reporte",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data5.bloque !== undefined){
let data11 = data5.bloque;
if(typeof data11 === "string"){
if(func0(data11) > 60){
const err24 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/bloque",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/bloque",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data5.campo !== undefined){
let data12 = data5.campo;
if(typeof data12 === "string"){
if(func0(data12) > 60){
const err26 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/campo",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/campo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data5.parametros !== undefined){
let data13 = data5.parametros;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
}
else {
const err28 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/parametros",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err28);
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/contenido/tarjetas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/contenido/tarjetas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/contenido",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.compartida !== undefined){
if(typeof data.compartida !== "boolean"){
const err32 = {instancePath:instancePath+"/compartida",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err32);
errors++;
}
}
}
else {
const err33 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err33);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
