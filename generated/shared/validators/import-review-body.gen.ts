// Generated from schemas/endpoints by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateImportReviewBody: Validator = validate0;

const schema0 = {"type":"object","properties":{"archivo":{"type":"string","minLength":1,"maxLength":200},"contenido":{"type":"string","minLength":1,"maxLength":36000000},"aplicar":{"type":"boolean"},"omitirErrores":{"type":"boolean"},"columnas":{"type":"object","additionalProperties":{"type":"string","maxLength":120}},"correcciones":{"type":"array","maxItems":5000,"items":{"type":"object","properties":{"fila":{"type":"integer"},"dice":{"type":"string","maxLength":40000},"columna":{"type":"string","maxLength":120},"valor":{"type":"string","maxLength":4000}},"required":["columna","valor"],"additionalProperties":false}},"parecidos":{"type":"string","enum":["CREAR","OMITIR"]},"crearFilas":{"type":"array","maxItems":5000,"items":{"type":"integer"}},"omitirFilas":{"type":"array","maxItems":5000,"items":{"type":"integer"}},"rows":{"type":"array","minItems":1,"maxItems":50000,"items":{"type":"object","additionalProperties":{"type":["string","number","boolean","null"],"maxLength":4000}}},"importacionId":{"type":"integer"}}};
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
if(data.archivo !== undefined){
let data0 = data.archivo;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err0 = {instancePath:instancePath+"/archivo",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err0);
errors++;
}
if(func0(data0) < 1){
const err1 = {instancePath:instancePath+"/archivo",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/archivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.contenido !== undefined){
let data1 = data.contenido;
if(typeof data1 === "string"){
if(func0(data1) > 36000000){
const err3 = {instancePath:instancePath+"/contenido",keyword:"maxLength",params:{limit: 36000000}};
(vErrors ??= []).push(err3);
errors++;
}
if(func0(data1) < 1){
const err4 = {instancePath:instancePath+"/contenido",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/contenido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.aplicar !== undefined){
if(typeof data.aplicar !== "boolean"){
const err6 = {instancePath:instancePath+"/aplicar",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.omitirErrores !== undefined){
if(typeof data.omitirErrores !== "boolean"){
const err7 = {instancePath:instancePath+"/omitirErrores",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.columnas !== undefined){
let data4 = data.columnas;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
let data5 = data4[key0];
if(typeof data5 === "string"){
if(func0(data5) > 120){
const err8 = {instancePath:instancePath+"/columnas/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/columnas/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/columnas",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.correcciones !== undefined){
let data6 = data.correcciones;
if(Array.isArray(data6)){
if(data6.length > 5000){
const err11 = {instancePath:instancePath+"/correcciones",keyword:"maxItems",params:{limit: 5000}};
(vErrors ??= []).push(err11);
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.columna === undefined){
const err12 = {instancePath:instancePath+"/correcciones/" + i0,keyword:"required",params:{missingProperty: "columna"}};
(vErrors ??= []).push(err12);
errors++;
}
if(data7.valor === undefined){
const err13 = {instancePath:instancePath+"/correcciones/" + i0,keyword:"required",params:{missingProperty: "valor"}};
(vErrors ??= []).push(err13);
errors++;
}
for(const key1 in data7){
if(!((((key1 === "fila") || (key1 === "dice")) || (key1 === "columna")) || (key1 === "valor"))){
const err14 = {instancePath:instancePath+"/correcciones/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data7.fila !== undefined){
let data8 = data7.fila;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err15 = {instancePath:instancePath+"/correcciones/" + i0+"/fila",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data7.dice !== undefined){
let data9 = data7.dice;
if(typeof data9 === "string"){
if(func0(data9) > 40000){
const err16 = {instancePath:instancePath+"/correcciones/" + i0+"/dice",keyword:"maxLength",params:{limit: 40000}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/correcciones/" + i0+"/dice",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data7.columna !== undefined){
let data10 = data7.columna;
if(typeof data10 === "string"){
if(func0(data10) > 120){
const err18 = {instancePath:instancePath+"/correcciones/" + i0+"/columna",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/correcciones/" + i0+"/columna",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data7.valor !== undefined){
let data11 = data7.valor;
if(typeof data11 === "string"){
if(func0(data11) > 4000){
const err20 = {instancePath:instancePath+"/correcciones/" + i0+"/valor",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/correcciones/" + i0+"/valor",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/correcciones/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/correcciones",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.parecidos !== undefined){
let data12 = data.parecidos;
if(typeof data12 !== "string"){
const err24 = {instancePath:instancePath+"/parecidos",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err24);
errors++;
}
if(!((data12 === "CREAR") || (data12 === "OMITIR"))){
const err25 = {instancePath:instancePath+"/parecidos",keyword:"enum",params:{}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.crearFilas !== undefined){
let data13 = data.crearFilas;
if(Array.isArray(data13)){
if(data13.length > 5000){
const err26 = {instancePath:instancePath+"/crearFilas",keyword:"maxItems",params:{limit: 5000}};
(vErrors ??= []).push(err26);
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err27 = {instancePath:instancePath+"/crearFilas/" + i1,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/crearFilas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.omitirFilas !== undefined){
let data15 = data.omitirFilas;
if(Array.isArray(data15)){
if(data15.length > 5000){
const err29 = {instancePath:instancePath+"/omitirFilas",keyword:"maxItems",params:{limit: 5000}};
(vErrors ??= []).push(err29);
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err30 = {instancePath:instancePath+"/omitirFilas/" + i2,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/omitirFilas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.rows !== undefined){
let data17 = data.rows;
if(Array.isArray(data17)){
if(data17.length > 50000){
const err32 = {instancePath:instancePath+"/rows",keyword:"maxItems",params:{limit: 50000}};
(vErrors ??= []).push(err32);
errors++;
}
if(data17.length < 1){
const err33 = {instancePath:instancePath+"/rows",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err33);
errors++;
}
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key2 in data18){
let data19 = data18[key2];
if((((typeof data19 !== "string") && (!((typeof data19 == "number") && (isFinite(data19))))) && (typeof data19 !== "boolean")) && (data19 !== null)){
const err34 = {instancePath:instancePath+"/rows/" + i3+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: schema0.properties.rows.items.additionalProperties.type}};
(vErrors ??= []).push(err34);
errors++;
}
if(typeof data19 === "string"){
if(func0(data19) > 4000){
const err35 = {instancePath:instancePath+"/rows/" + i3+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err35);
errors++;
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/rows/" + i3,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/rows",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.importacionId !== undefined){
let data20 = data.importacionId;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err38 = {instancePath:instancePath+"/importacionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err38);
errors++;
}
}
}
else {
const err39 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err39);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"archivo":true,"contenido":true,"aplicar":true,"omitirErrores":true,"columnas":true,"correcciones":true,"parecidos":true,"crearFilas":true,"omitirFilas":true,"rows":true,"importacionId":true},"dynamicProps":false,"dynamicItems":false};
