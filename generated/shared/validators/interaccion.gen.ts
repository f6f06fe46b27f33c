// Generated from schemas/entities/catalogos/interaccion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateInteraccion: Validator = validate0;

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
if(data.sustanciaA === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "sustanciaA"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.sustanciaB === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "sustanciaB"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.gravedad === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "gravedad"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.efecto === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "efecto"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "sustanciaA") || (key0 === "sustanciaB")) || (key0 === "gravedad")) || (key0 === "efecto")) || (key0 === "fuente"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.sustanciaA !== undefined){
let data0 = data.sustanciaA;
if(typeof data0 === "string"){
if(func0(data0) > 80){
const err5 = {instancePath:instancePath+"/sustanciaA",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err5);
errors++;
}
if(func0(data0) < 3){
const err6 = {instancePath:instancePath+"/sustanciaA",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/sustanciaA",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.sustanciaB !== undefined){
let data1 = data.sustanciaB;
if(typeof data1 === "string"){
if(func0(data1) > 80){
const err8 = {instancePath:instancePath+"/sustanciaB",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err8);
errors++;
}
if(func0(data1) < 3){
const err9 = {instancePath:instancePath+"/sustanciaB",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/sustanciaB",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.gravedad !== undefined){
let data2 = data.gravedad;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/gravedad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
if(!(((data2 === "CONTRAINDICADA") || (data2 === "GRAVE")) || (data2 === "MODERADA"))){
const err12 = {instancePath:instancePath+"/gravedad",keyword:"enum",params:{}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.efecto !== undefined){
let data3 = data.efecto;
if(typeof data3 === "string"){
if(func0(data3) > 300){
const err13 = {instancePath:instancePath+"/efecto",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err13);
errors++;
}
if(func0(data3) < 5){
const err14 = {instancePath:instancePath+"/efecto",keyword:"minLength",params:{limit: 5}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/efecto",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.fuente !== undefined){
let data4 = data.fuente;
if(typeof data4 === "string"){
if(func0(data4) > 120){
const err16 = {instancePath:instancePath+"/fuente",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/fuente",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err18);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
