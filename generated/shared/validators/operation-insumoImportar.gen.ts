// Generated from schemas/endpoints/catalogos/insumo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '../../../src/shared/validator-runtime';
import type { Validator } from '../../../src/shared/validation';

export const validateInsumoImportarBody: Validator = validate0;

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
if(!(((((key0 === "archivo") || (key0 === "contenido")) || (key0 === "aplicar")) || (key0 === "omitirErrores")) || (key0 === "columnas"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.archivo !== undefined){
let data0 = data.archivo;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err4 = {instancePath:instancePath+"/archivo",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err4);
errors++;
}
if(func0(data0) < 1){
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
if(func0(data1) > 36000000){
const err7 = {instancePath:instancePath+"/contenido",keyword:"maxLength",params:{limit: 36000000}};
(vErrors ??= []).push(err7);
errors++;
}
if(func0(data1) < 1){
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
if(func0(data5) > 120){
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
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err15);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
