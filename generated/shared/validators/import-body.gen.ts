// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateImportBody: Validator = validate0;

const schema0 = {"type":"object","properties":{"archivo":{"type":"string","minLength":1,"maxLength":200},"contenido":{"type":"string","minLength":1,"maxLength":36000000},"aplicar":{"type":"boolean"},"omitirErrores":{"type":"boolean"},"columnas":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"correcciones":{"type":"array","maxItems":5000,"items":{"type":"object","properties":{"fila":{"type":"integer"},"dice":{"type":"string","maxLength":40000},"columna":{"type":"string","maxLength":120},"valor":{"type":"string","maxLength":4000}},"required":["columna","valor"],"additionalProperties":false}},"parecidos":{"type":"string","enum":["CREAR","OMITIR"]},"crearFilas":{"type":"array","maxItems":5000,"items":{"type":"integer"}},"omitirFilas":{"type":"array","maxItems":5000,"items":{"type":"integer"}}},"required":["archivo","contenido","aplicar"],"additionalProperties":false};
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
if(data.archivo === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "archivo"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.contenido === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "contenido"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.aplicar === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "aplicar"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.archivo !== undefined){
let data0 = data.archivo;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err4 = {instancePath:instancePath+"/archivo",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err4);
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/archivo",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/archivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.contenido !== undefined){
let data1 = data.contenido;
if(typeof data1 === "string"){
if(func1(data1) > 36000000){
const err7 = {instancePath:instancePath+"/contenido",keyword:"maxLength",params:{limit: 36000000}};
(vErrors ??= []).push(err7);
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/contenido",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/contenido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.aplicar !== undefined){
if(typeof data.aplicar !== "boolean"){
const err10 = {instancePath:instancePath+"/aplicar",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.omitirErrores !== undefined){
if(typeof data.omitirErrores !== "boolean"){
const err11 = {instancePath:instancePath+"/omitirErrores",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.columnas !== undefined){
let data4 = data.columnas;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
let data5 = data4[key1];
if(typeof data5 === "string"){
if(func1(data5) > 120){
const err12 = {instancePath:instancePath+"/columnas/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/columnas/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/columnas",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.correcciones !== undefined){
let data6 = data.correcciones;
if(Array.isArray(data6)){
if(data6.length > 5000){
const err15 = {instancePath:instancePath+"/correcciones",keyword:"maxItems",params:{limit: 5000}};
(vErrors ??= []).push(err15);
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.columna === undefined){
const err16 = {instancePath:instancePath+"/correcciones/" + i0,keyword:"required",params:{missingProperty: "columna"}};
(vErrors ??= []).push(err16);
errors++;
}
if(data7.valor === undefined){
const err17 = {instancePath:instancePath+"/correcciones/" + i0,keyword:"required",params:{missingProperty: "valor"}};
(vErrors ??= []).push(err17);
errors++;
}
for(const key2 in data7){
if(!((((key2 === "fila") || (key2 === "dice")) || (key2 === "columna")) || (key2 === "valor"))){
const err18 = {instancePath:instancePath+"/correcciones/" + i0,keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data7.fila !== undefined){
let data8 = data7.fila;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/correcciones/" + i0+"/fila",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data7.dice !== undefined){
let data9 = data7.dice;
if(typeof data9 === "string"){
if(func1(data9) > 40000){
const err20 = {instancePath:instancePath+"/correcciones/" + i0+"/dice",keyword:"maxLength",params:{limit: 40000}};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/correcciones/" + i0+"/dice",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data7.columna !== undefined){
let data10 = data7.columna;
if(typeof data10 === "string"){
if(func1(data10) > 120){
const err22 = {instancePath:instancePath+"/correcciones/" + i0+"/columna",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/correcciones/" + i0+"/columna",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data7.valor !== undefined){
let data11 = data7.valor;
if(typeof data11 === "string"){
if(func1(data11) > 4000){
const err24 = {instancePath:instancePath+"/correcciones/" + i0+"/valor",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/correcciones/" + i0+"/valor",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/correcciones/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/correcciones",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.parecidos !== undefined){
let data12 = data.parecidos;
if(typeof data12 !== "string"){
const err28 = {instancePath:instancePath+"/parecidos",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err28);
errors++;
}
if(!((data12 === "CREAR") || (data12 === "OMITIR"))){
const err29 = {instancePath:instancePath+"/parecidos",keyword:"enum",params:{}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.crearFilas !== undefined){
let data13 = data.crearFilas;
if(Array.isArray(data13)){
if(data13.length > 5000){
const err30 = {instancePath:instancePath+"/crearFilas",keyword:"maxItems",params:{limit: 5000}};
(vErrors ??= []).push(err30);
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err31 = {instancePath:instancePath+"/crearFilas/" + i1,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/crearFilas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.omitirFilas !== undefined){
let data15 = data.omitirFilas;
if(Array.isArray(data15)){
if(data15.length > 5000){
const err33 = {instancePath:instancePath+"/omitirFilas",keyword:"maxItems",params:{limit: 5000}};
(vErrors ??= []).push(err33);
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err34 = {instancePath:instancePath+"/omitirFilas/" + i2,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err34);
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/omitirFilas",keyword:"type",params:{type: "array"}};
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
