// Generated from schemas/endpoints/platform/vistas.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateVistaUpdateBody: Validator = validate0;

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
if(!(((((key0 === "version") || (key0 === "nombre")) || (key0 === "contenido")) || (key0 === "compartida")) || (key0 === "predeterminada"))){
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
if(data2.filtros === undefined){
const err7 = {instancePath:instancePath+"/contenido",keyword:"required",params:{missingProperty: "filtros"}};
(vErrors ??= []).push(err7);
errors++;
}
for(const key1 in data2){
if(!((((key1 === "filtros") || (key1 === "orden")) || (key1 === "columnas")) || (key1 === "densidad"))){
const err8 = {instancePath:instancePath+"/contenido",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data2.filtros !== undefined){
let data3 = data2.filtros;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err9 = {instancePath:instancePath+"/contenido/filtros",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data2.orden !== undefined){
let data4 = data2.orden;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.campo === undefined){
const err10 = {instancePath:instancePath+"/contenido/orden",keyword:"required",params:{missingProperty: "campo"}};
(vErrors ??= []).push(err10);
errors++;
}
if(data4.sentido === undefined){
const err11 = {instancePath:instancePath+"/contenido/orden",keyword:"required",params:{missingProperty: "sentido"}};
(vErrors ??= []).push(err11);
errors++;
}
for(const key2 in data4){
if(!((key2 === "campo") || (key2 === "sentido"))){
const err12 = {instancePath:instancePath+"/contenido/orden",keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data4.campo !== undefined){
let data5 = data4.campo;
if(typeof data5 === "string"){
if(func0(data5) > 80){
const err13 = {instancePath:instancePath+"/contenido/orden/campo",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/contenido/orden/campo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data4.sentido !== undefined){
let data6 = data4.sentido;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/contenido/orden/sentido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
if(!((data6 === "asc") || (data6 === "desc"))){
const err16 = {instancePath:instancePath+"/contenido/orden/sentido",keyword:"enum",params:{}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/contenido/orden",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data2.columnas !== undefined){
let data7 = data2.columnas;
if(Array.isArray(data7)){
if(data7.length > 100){
const err18 = {instancePath:instancePath+"/contenido/columnas",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err18);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(func0(data8) > 80){
const err19 = {instancePath:instancePath+"/contenido/columnas/" + i0,keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/contenido/columnas/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/contenido/columnas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data2.densidad !== undefined){
let data9 = data2.densidad;
if(typeof data9 !== "string"){
const err22 = {instancePath:instancePath+"/contenido/densidad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err22);
errors++;
}
if(!((data9 === "comoda") || (data9 === "compacta"))){
const err23 = {instancePath:instancePath+"/contenido/densidad",keyword:"enum",params:{}};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/contenido",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.compartida !== undefined){
if(typeof data.compartida !== "boolean"){
const err25 = {instancePath:instancePath+"/compartida",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.predeterminada !== undefined){
if(typeof data.predeterminada !== "boolean"){
const err26 = {instancePath:instancePath+"/predeterminada",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
else {
const err27 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err27);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
