// Generated from schemas/endpoints/agenda/agenda.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { date } from '../../../src/shared/validator-runtime';
import type { Validator } from '../../../src/shared/validation';

export const validateAgendaHorasParameters: Validator = validate0;

const formats0 = date;

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
for(const key0 in data){
if(!(((((((key0 === "fecha") || (key0 === "desde")) || (key0 === "hasta")) || (key0 === "personalMedicoId")) || (key0 === "almacenId")) || (key0 === "tipo")) || (key0 === "duracionMin"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.fecha !== undefined){
let data0 = data.fecha;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err1 = {instancePath:instancePath+"/fecha",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/fecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.desde !== undefined){
let data1 = data.desde;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err3 = {instancePath:instancePath+"/desde",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/desde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.hasta !== undefined){
let data2 = data.hasta;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err5 = {instancePath:instancePath+"/hasta",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/hasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.personalMedicoId !== undefined){
let data3 = data.personalMedicoId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/personalMedicoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/personalMedicoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.almacenId !== undefined){
let data4 = data.almacenId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data.tipo !== undefined){
let data5 = data.tipo;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
if(!(data5 === "CITA_CONSULTA")){
const err12 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.duracionMin !== undefined){
let data6 = data.duracionMin;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/duracionMin",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 240 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/duracionMin",keyword:"maximum",params:{comparison: "<=", limit: 240}};
(vErrors ??= []).push(err14);
errors++;
}
if(data6 < 5 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/duracionMin",keyword:"minimum",params:{comparison: ">=", limit: 5}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err16);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
