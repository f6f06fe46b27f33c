// Generated from schemas/entities/agenda/horario.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, time } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateHorario: Validator = validate0;

const schema0 = {"type":"object","properties":{"personalMedicoId":{"type":"integer"},"almacenId":{"type":"integer"},"anden":{"type":"string","maxLength":20},"nucleoId":{"type":"integer"},"diaSemana":{"type":"string","enum":["LUNES","MARTES","MIERCOLES","JUEVES","VIERNES","SABADO","DOMINGO"]},"inicio":{"type":"string","format":"time"},"fin":{"type":"string","format":"time"},"duracionMin":{"type":"integer","minimum":5,"maximum":240},"cupo":{"type":"integer","minimum":1,"maximum":50},"vigenciaDesde":{"type":"string","format":"date"},"vigenciaHasta":{"type":"string","format":"date"},"excepciones":{"type":"array","items":{"type":"object","properties":{"fecha":{"type":"string","format":"date"},"inicio":{"type":"string","format":"time"},"fin":{"type":"string","format":"time"}},"required":["fecha"],"additionalProperties":false},"maxItems":120}},"required":["diaSemana","inicio","fin","duracionMin","cupo"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const formats0 = time;
const formats4 = date;

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
if(data.diaSemana === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "diaSemana"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.inicio === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "inicio"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.fin === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "fin"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.duracionMin === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "duracionMin"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.cupo === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "cupo"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.personalMedicoId !== undefined){
let data0 = data.personalMedicoId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {instancePath:instancePath+"/personalMedicoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.almacenId !== undefined){
let data1 = data.almacenId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.anden !== undefined){
let data2 = data.anden;
if(typeof data2 === "string"){
if(func1(data2) > 20){
const err8 = {instancePath:instancePath+"/anden",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/anden",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.nucleoId !== undefined){
let data3 = data.nucleoId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/nucleoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.diaSemana !== undefined){
let data4 = data.diaSemana;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/diaSemana",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
if(!(((((((data4 === "LUNES") || (data4 === "MARTES")) || (data4 === "MIERCOLES")) || (data4 === "JUEVES")) || (data4 === "VIERNES")) || (data4 === "SABADO")) || (data4 === "DOMINGO"))){
const err12 = {instancePath:instancePath+"/diaSemana",keyword:"enum",params:{}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.inicio !== undefined){
let data5 = data.inicio;
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err13 = {instancePath:instancePath+"/inicio",keyword:"format",params:{format: "time"}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/inicio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.fin !== undefined){
let data6 = data.fin;
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err15 = {instancePath:instancePath+"/fin",keyword:"format",params:{format: "time"}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/fin",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.duracionMin !== undefined){
let data7 = data.duracionMin;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/duracionMin",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err17);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 240 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/duracionMin",keyword:"maximum",params:{comparison: "<=", limit: 240}};
(vErrors ??= []).push(err18);
errors++;
}
if(data7 < 5 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/duracionMin",keyword:"minimum",params:{comparison: ">=", limit: 5}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
if(data.cupo !== undefined){
let data8 = data.cupo;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/cupo",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 50 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/cupo",keyword:"maximum",params:{comparison: "<=", limit: 50}};
(vErrors ??= []).push(err21);
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/cupo",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data.vigenciaDesde !== undefined){
let data9 = data.vigenciaDesde;
if(typeof data9 === "string"){
if(!(formats4(data9))){
const err23 = {instancePath:instancePath+"/vigenciaDesde",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/vigenciaDesde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.vigenciaHasta !== undefined){
let data10 = data.vigenciaHasta;
if(typeof data10 === "string"){
if(!(formats4(data10))){
const err25 = {instancePath:instancePath+"/vigenciaHasta",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/vigenciaHasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.excepciones !== undefined){
let data11 = data.excepciones;
if(Array.isArray(data11)){
if(data11.length > 120){
const err27 = {instancePath:instancePath+"/excepciones",keyword:"maxItems",params:{limit: 120}};
(vErrors ??= []).push(err27);
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.fecha === undefined){
const err28 = {instancePath:instancePath+"/excepciones/" + i0,keyword:"required",params:{missingProperty: "fecha"}};
(vErrors ??= []).push(err28);
errors++;
}
for(const key1 in data12){
if(!(((key1 === "fecha") || (key1 === "inicio")) || (key1 === "fin"))){
const err29 = {instancePath:instancePath+"/excepciones/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data12.fecha !== undefined){
let data13 = data12.fecha;
if(typeof data13 === "string"){
if(!(formats4(data13))){
const err30 = {instancePath:instancePath+"/excepciones/" + i0+"/fecha",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/excepciones/" + i0+"/fecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data12.inicio !== undefined){
let data14 = data12.inicio;
if(typeof data14 === "string"){
if(!(formats0(data14))){
const err32 = {instancePath:instancePath+"/excepciones/" + i0+"/inicio",keyword:"format",params:{format: "time"}};
(vErrors ??= []).push(err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/excepciones/" + i0+"/inicio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data12.fin !== undefined){
let data15 = data12.fin;
if(typeof data15 === "string"){
if(!(formats0(data15))){
const err34 = {instancePath:instancePath+"/excepciones/" + i0+"/fin",keyword:"format",params:{format: "time"}};
(vErrors ??= []).push(err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/excepciones/" + i0+"/fin",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err35);
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/excepciones/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/excepciones",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err37);
errors++;
}
}
}
else {
const err38 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err38);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
