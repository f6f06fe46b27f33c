// Generated from schemas/endpoints/platform/tableros.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateTableroCreateBody: Validator = validate0;

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
if(data.contenido === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "contenido"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((key0 === "nombre") || (key0 === "contenido")) || (key0 === "compartida"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.nombre !== undefined){
let data0 = data.nombre;
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err3 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err3);
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.contenido !== undefined){
let data1 = data.contenido;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.periodo === undefined){
const err6 = {instancePath:instancePath+"/contenido",keyword:"required",params:{missingProperty: "periodo"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data1.tarjetas === undefined){
const err7 = {instancePath:instancePath+"/contenido",keyword:"required",params:{missingProperty: "tarjetas"}};
(vErrors ??= []).push(err7);
errors++;
}
for(const key1 in data1){
if(!((key1 === "periodo") || (key1 === "tarjetas"))){
const err8 = {instancePath:instancePath+"/contenido",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data1.periodo !== undefined){
let data2 = data1.periodo;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/contenido/periodo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
if(!(((((data2 === "HOY") || (data2 === "7D")) || (data2 === "30D")) || (data2 === "MES")) || (data2 === "ANIO"))){
const err10 = {instancePath:instancePath+"/contenido/periodo",keyword:"enum",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data1.tarjetas !== undefined){
let data3 = data1.tarjetas;
if(Array.isArray(data3)){
if(data3.length > 24){
const err11 = {instancePath:instancePath+"/contenido/tarjetas",keyword:"maxItems",params:{limit: 24}};
(vErrors ??= []).push(err11);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.tipo === undefined){
const err12 = {instancePath:instancePath+"/contenido/tarjetas/" + i0,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err12);
errors++;
}
for(const key2 in data4){
if(!((((((((key2 === "tipo") || (key2 === "titulo")) || (key2 === "recurso")) || (key2 === "filtros")) || (key2 === "reporte")) || (key2 === "bloque")) || (key2 === "campo")) || (key2 === "parametros"))){
const err13 = {instancePath:instancePath+"/contenido/tarjetas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data4.tipo !== undefined){
let data5 = data4.tipo;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
if(!(((data5 === "CUENTA") || (data5 === "CIFRA")) || (data5 === "DIBUJO"))){
const err15 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data4.titulo !== undefined){
let data6 = data4.titulo;
if(typeof data6 === "string"){
if(func0(data6) > 80){
const err16 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/titulo",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/titulo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data4.recurso !== undefined){
let data7 = data4.recurso;
if(typeof data7 === "string"){
if(func0(data7) > 60){
const err18 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/recurso",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/recurso",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data4.filtros !== undefined){
let data8 = data4.filtros;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
const err20 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/filtros",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data4.reporte !== undefined){
let data9 = data4.reporte;
if(typeof data9 === "string"){
if(func0(data9) > 60){
const err21 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/reporte",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/reporte",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data4.bloque !== undefined){
let data10 = data4.bloque;
if(typeof data10 === "string"){
if(func0(data10) > 60){
const err23 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/bloque",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/bloque",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data4.campo !== undefined){
let data11 = data4.campo;
if(typeof data11 === "string"){
if(func0(data11) > 60){
const err25 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/campo",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/campo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data4.parametros !== undefined){
let data12 = data4.parametros;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
}
else {
const err27 = {instancePath:instancePath+"/contenido/tarjetas/" + i0+"/parametros",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/contenido/tarjetas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err28);
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/contenido/tarjetas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/contenido",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.compartida !== undefined){
if(typeof data.compartida !== "boolean"){
const err31 = {instancePath:instancePath+"/compartida",keyword:"type",params:{type: "boolean"}};
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
